import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { runProgram, type Output, type Program } from '@/lib/programs/program';
import { readSeason } from '@/lib/season/season-file';
import { seasonPath } from '@/lib/season/season-schema';
import { clockTime } from '@/lib/season/clock-time';
import { slotsNotOpen, type Season, type Slot, type SlotState } from '@/lib/season/season-slots';
import { fixtures } from '../run/project-root';

/** The tests' season with every slot open. */
export const seasonText = readFileSync(join(fixtures, 'data/timeslots.json'), 'utf8').replaceAll(
  '"available": false',
  '"available": true',
);

/** Such as `2025-07-15 9:00 AM`. */
export function closedIn(season: Season): readonly string[] {
  return slotsNotOpen(season).map(({ date, time }) => `${date} ${time}`);
}

const states: Readonly<Record<string, SlotState>> = { o: 'open', x: 'closed' };

export type Marks = Readonly<Record<string, string>>;

/** `{ '2026-07-01': 'o' }` has an open slot at 9:00 AM; x is a closed one, and - is none. */
export function seasonOf(marks: Marks): Season {
  const days = Object.entries(marks).map(([date, slots]): [string, readonly Slot[]] => [
    date,
    Array.from(slots, (mark, index) => ({
      time: clockTime(540 + index * 30),
      state: states[mark],
    })).flatMap(({ time, state }) => (state ? [{ date, time, state }] : [])),
  ]);
  return new Map(days);
}

function copyOfSeason() {
  const write = (text: string) => writeFileSync(seasonPath, text);
  write(seasonText);
  return {
    write,
    read: () => readFileSync(seasonPath, 'utf8'),
    times: () =>
      new Map(Array.from(readSeason(), ([date, slots]) => [date, slots.map(({ time }) => time)])),
    closed: () => closedIn(readSeason()),
    remove: () => rmSync(seasonPath),
    run: (program: Program, ...args: string[]) => runProgram(program, args),
  };
}

/** A test that runs commands in a folder with copies of the season's file and of the file that the owner's check reads. */
export const test = base.extend<{ file: ReturnType<typeof copyOfSeason> }>({
  file: async ({}, provide, testInfo) => {
    const project = process.cwd();
    mkdirSync(testInfo.outputPath('data'));
    process.chdir(testInfo.outputDir);
    copyFileSync(join(fixtures, 'data/photos.ts'), 'data/photos.ts');
    await provide(copyOfSeason());
    process.chdir(project);
  },
});

/** A rejection is printed only to stderr. */
export function expectRejected(ended: Output, sentence: string): void {
  expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
}

export { expect };
