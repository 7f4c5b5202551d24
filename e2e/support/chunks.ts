import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { testedSite } from '../run/project-root';

const chunks = join(testedSite, '.next/static');

/** Matches the URLs of a lazy script, found by a text that only this script contains. */
function chunkWith(text: string): RegExp {
  const names = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join(chunks, name), 'utf8').includes(text))
    .map((name) => basename(name, '.js'));
  if (names.length === 0) throw new Error(`No chunk contains “${text}”: is the site built?`);
  return new RegExp(`/_next/static/.*(?:${names.join('|')})\\.js`);
}

export const formChunk = () => chunkWith('Phone Number (Optional)');
export const calendarChunk = () => chunkWith(', choose a ');

export function chunkFailure(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'did not load' });
}

export async function retryChunk(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
}
