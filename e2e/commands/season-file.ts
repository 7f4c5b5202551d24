import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { runCommand, type Command, type Output } from '@/lib/commands/run-command';
import { readSeason } from '@/lib/commands/season-file';
import { takenSlots } from '@/lib/commands/taken-slots';
import { fixtures } from '../run/project-root';

/** The tests' season with every slot free. */
export const seasonText = readFileSync(join(fixtures, 'data/timeslots.json'), 'utf8').replaceAll(
  '"available": false',
  '"available": true',
);

function copyOfSeason(path: string) {
  const write = (text: string) => writeFileSync(path, text);
  write(seasonText);
  return {
    path,
    write,
    read: () => readFileSync(path, 'utf8'),
    times: () =>
      new Map(
        Array.from(readSeason(path), ([date, slots]) => [date, slots.map(({ time }) => time)]),
      ),
    taken: () => takenSlots(readSeason(path)),
    run: (command: Command, ...args: readonly string[]) =>
      runCommand(command, [...args, '--file', path]),
  };
}

/** A test that runs commands on a copy of the season's file. */
export const test = base.extend<{ file: ReturnType<typeof copyOfSeason> }>({
  file: async ({}, provide, testInfo) => {
    await provide(copyOfSeason(testInfo.outputPath('timeslots.json')));
  },
});

/** A rejection is printed only to stderr. */
export function expectRejected(ended: Output, sentence: string): void {
  expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
}

export { expect };
