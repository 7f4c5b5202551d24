import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { runCommand, type Command, type Ended } from '@/lib/commands/run-command';
import { parseSeason } from '@/lib/season/season-schema';
import { fixtures } from '../run/project-root';

/** The tests' season with every slot free. */
export const seasonText = readFileSync(join(fixtures, 'data/timeslots.json'), 'utf8').replaceAll(
  '"available": false',
  '"available": true',
);

type SeasonFile = {
  readonly path: string;
  read(): string;
  write(text: string): void;
  times(): ReadonlyMap<string, readonly string[]>;
  /** Its taken slots, such as `2025-07-15 9:00 AM`. */
  taken(): readonly string[];
  run(command: Command, ...args: readonly string[]): Promise<Ended>;
};

/** A test that runs commands on a copy of the season's file. */
export const test = base.extend<{ file: SeasonFile }>({
  file: async ({}, provide, testInfo) => {
    const path = testInfo.outputPath('timeslots.json');
    const read = () => readFileSync(path, 'utf8');
    const write = (text: string) => writeFileSync(path, text);
    const days = () => [...parseSeason(JSON.parse(read()))];
    write(seasonText);
    await provide({
      path,
      read,
      write,
      times: () => new Map(days().map(([date, slots]) => [date, slots.map(({ time }) => time)])),
      taken: () =>
        days().flatMap(([date, slots]) =>
          slots.filter(({ available }) => !available).map(({ time }) => `${date} ${time}`),
        ),
      run: (command, ...args) => runCommand(command, [...args, '--file', path]),
    });
  },
});

/** A refusal is printed to stderr alone. */
export function expectRefused(ended: Ended, sentence: string): void {
  expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
}

export { expect };
