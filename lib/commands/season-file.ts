import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Mistake } from '@/lib/mistake';

/** The season that the site is built from. */
export const seasonPath = join(import.meta.dirname, '../../data/timeslots.json');

/** A file as its owner would name it. */
export function shown(path: string): string {
  return relative(process.cwd(), path) || path;
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/**
 * The text of a season's file; `undefined` when there is none.
 *
 * @throws Mistake when it is there and cannot be read
 */
export function readSeasonText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return undefined;
    throw new Mistake(`${shown(path)} cannot be read (${reasonOf(error)}).`);
  }
}

/**
 * Puts `text` in the place of a season's file, all of it or nothing: whoever reads meanwhile, or after
 * a power cut, finds the one or the other.
 *
 * @throws Mistake when it cannot be written; the file is then as it was
 */
export function replaceSeasonText(path: string, text: string): void {
  const part = `${path}.part`;
  try {
    writeFileSync(part, text, { flush: true });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw new Mistake(`${shown(path)} cannot be written (${reasonOf(error)}).`);
  }
}
