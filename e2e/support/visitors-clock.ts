import type { Page } from '@playwright/test';

/** Sets the visitor's own clock: without an offset, a moment is in their time zone, not in the server's. */
export async function setClock(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(await page.evaluate((text) => new Date(text).getTime(), moment));
}
