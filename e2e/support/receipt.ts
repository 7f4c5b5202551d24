import { submittedSentence } from '@/lib/request/sentences';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** Presses *Add to calendar*, or *Add to my calendar*. @returns the downloaded file */
export async function addToCalendar(
  page: Page,
  press = (link: Locator): Promise<void> => link.click(),
): Promise<{ name: string; bytes: Buffer }> {
  const saving = page.waitForEvent('download');
  await press(page.getByRole('link', { name: /^Add to (my )?calendar$/ }));
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

export async function referenceOnReceipt(page: Page): Promise<string> {
  return page
    .getByText(/^Your reference is/)
    .locator('strong')
    .innerText();
}

/** The sentence of a request that was sent. The home page always holds a hidden one, for a form posted without a script. */
export function submitted(page: Page) {
  return page.getByText(submittedSentence).filter({ visible: true });
}
