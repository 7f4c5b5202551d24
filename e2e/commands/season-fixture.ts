import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { runCommand, type Command, type Output } from '@/lib/commands/run-command';
import { readSeason, seasonPath } from '@/lib/commands/season-file';
import { takenSlots } from '@/lib/commands/taken-slots';
import { fixtures } from '../run/project-root';

/** The tests' season with every slot free. */
export const seasonText = readFileSync(join(fixtures, 'data/timeslots.json'), 'utf8').replaceAll(
  '"available": false',
  '"available": true',
);

function copyOfSeason() {
  const write = (text: string) => writeFileSync(seasonPath, text);
  write(seasonText);
  return {
    write,
    read: () => readFileSync(seasonPath, 'utf8'),
    times: () =>
      new Map(Array.from(readSeason(), ([date, slots]) => [date, slots.map(({ time }) => time)])),
    taken: () => takenSlots(readSeason()),
    remove: () => rmSync(seasonPath),
    run: (command: Command, ...args: string[]) => runCommand(command, args),
  };
}

/** A test that runs commands in a folder with only a copy of the season's file. */
export const test = base.extend<{ file: ReturnType<typeof copyOfSeason> }>({
  file: async ({}, provide, testInfo) => {
    const project = process.cwd();
    mkdirSync(testInfo.outputPath('data'));
    process.chdir(testInfo.outputDir);
    await provide(copyOfSeason());
    process.chdir(project);
  },
});

/** A rejection is printed only to stderr. */
export function expectRejected(ended: Output, sentence: string): void {
  expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
}

export { expect };
