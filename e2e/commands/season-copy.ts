import { readFileSync, writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Ended } from './run-script';

/** The season's file as it is in the project. */
export const shipped = readFileSync('data/timeslots.json', 'utf8');

type SeasonCopy = {
  readonly path: string;
  read(): string;
  write(text: string): void;
};

/** A test with a copy of the season's file, which commands may change. */
export const test = base.extend<{ seasonCopy: SeasonCopy }>({
  seasonCopy: async ({}, provide, testInfo) => {
    const path = testInfo.outputPath('timeslots.json');
    writeFileSync(path, shipped);
    await provide({
      path,
      read: () => readFileSync(path, 'utf8'),
      write: (text) => writeFileSync(path, text),
    });
  },
});

/** The text of a season's file after one slot of it was turned. */
export function withSlot(text: string, date: string, time: string, available: boolean): string {
  const slot = `"time": "${time}", "available": `;
  const at = text.indexOf(slot, text.indexOf(date)) + slot.length;
  return text.slice(0, at) + text.slice(at).replace(/true|false/, String(available));
}

/** The lines of `after` that differ from the same line of `before`, which has as many. */
export function changedLines(before: string, after: string): readonly string[] {
  const lines = before.split('\n');
  const changed = after.split('\n');
  expect(changed).toHaveLength(lines.length);
  return changed.filter((line, index) => line !== lines[index]);
}

/** A refusal is one line, and only on stderr. */
export function expectRefused(ended: Ended, code: 1 | 2, sentence: string): void {
  expect(ended).toEqual({ code, stdout: '', stderr: expect.stringContaining(sentence) });
  expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1);
}

export { expect };
