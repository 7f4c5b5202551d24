import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { testedSite } from '../run/project-root';

const chunks = join(testedSite, '.next/static');

/**
 * The URLs of a script that comes late, known by words that it alone holds. There is more than one: the
 * bundler leaves out of each what the pages that load it have already.
 */
function chunkWith(words: string): RegExp {
  const names = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join(chunks, name), 'utf8').includes(words))
    .map((name) => basename(name, '.js'));
  if (names.length === 0) throw new Error(`No chunk holds “${words}”: is the site built?`);
  return new RegExp(`/_next/static/.*(?:${names.join('|')})\\.js`);
}

export const formChunk = () => chunkWith('Copy the request');
export const calendarChunk = () => chunkWith(', choose a ');

/** What stands in place of, or beside, what a chunk belongs to. */
export function chunkFailure(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'did not load' });
}

/** Lets every request through again, and asks for the chunk once more. */
export async function retryChunk(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
}
