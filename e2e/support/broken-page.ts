import type { Page } from '@playwright/test';

/** A stored receipt that breaks the home page: half a character cannot be encoded in a URL. */
const receipt = {
  reference: 'K7Q2M',
  date: '2025-07-15',
  contact: ['parent@example.com'],
  calendarFile: '\ud800',
};

/** Breaks the home page outside the parts with an error boundary of their own. */
export async function breakHome(page: Page): Promise<void> {
  await page.addInitScript(
    (text) => {
      window.sessionStorage.setItem('booking-receipts', text);
    },
    JSON.stringify([receipt]),
  );
}
