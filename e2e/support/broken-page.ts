import type { Page } from '@playwright/test';

/** A stored receipt that the home page fails to show: half of a character has no place in a URL. */
const receipt = { reference: 'K7Q2M', date: '2025-07-15', calendarFile: '\ud800' };

/** Breaks the home page from its next opening on, outside of the parts that are caught by themselves. */
export async function breakHome(page: Page): Promise<void> {
  await page.addInitScript(
    (text) => {
      window.sessionStorage.setItem('booking-receipts', text);
    },
    JSON.stringify([receipt]),
  );
}
