import type { Page } from '@playwright/test';

/** Turns on Save-Data, which Playwright cannot set. The site then prefetches no days. */
export async function turnOnSaveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
  });
}
