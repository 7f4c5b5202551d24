import type { Page } from '@playwright/test';

/** Sets the visitor's clock. A moment without an offset is in their time zone. */
export async function setClock(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(await page.evaluate((text) => new Date(text).getTime(), moment));
}
