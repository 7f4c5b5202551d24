import type { Page } from '@playwright/test';
import { siteName } from '../fixtures/data/site';
import { bookingForm, fillIn } from '../support/booking-form';
import { calendar, expectDay, expectScriptOfCalendar } from '../support/calendar';
import { calendarChunk, formChunk } from '../support/chunks';
import { holdRequests } from '../support/hold-requests';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';

function stoppedWorking(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'stopped working' });
}

test.use({ expectedConsoleError: /broken by the test/ });

test('a calendar that throws says so, and every day can still be opened', async ({ page }) => {
  const { days, next, title, dayLink } = calendar(page);
  await page.addInitScript((chunk) => {
    const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState') ?? {};
    Object.defineProperty(document, 'readyState', {
      get() {
        if (new RegExp(chunk).test(new Error().stack ?? '')) throw new Error('broken by the test');
        return get?.call(this);
      },
    });
  }, calendarChunk().source);
  await page.goto('/');
  await expect(stoppedWorking(page)).toHaveText('The calendar stopped working.');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(page.getByText('$225 per week')).toBeVisible();

  await page.getByRole('link', { name: 'Use the simple version' }).click();
  await expect(days).toHaveCount(31);
  await expect(stoppedWorking(page)).toHaveCount(0);
  await expect(next).toHaveAttribute('href', '/calendar/2025-08#calendar');
  await expect(title).toHaveText('July 2025');

  // Only a wider screen has the site's name, which loads the page with its script.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole('navigation').getByRole('link', { name: siteName }).click();
  await expect(stoppedWorking(page)).toBeVisible();
  await page.getByRole('link', { name: 'Use the simple version' }).click();
  await dayLink('Thursday, July 17, 2025').click();
  await expectDay(page, '2025-07-17');
  await bookingForm(page).slot('9:00 AM').check();
  await expect(bookingForm(page).summary).toHaveText('9:00 AM');
});

test('a form that throws can be sent without its script', async ({ page, parent }) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements') ?? {};
    Object.defineProperty(HTMLFormElement.prototype, 'elements', {
      get() {
        if (new Error().stack?.includes('/_next/')) throw new Error('broken by the test');
        return get?.call(this);
      },
    });
  });
  const release = await holdRequests(page, formChunk());
  await page.goto(dayPath, { waitUntil: 'commit' });
  await fillIn(page, parent.email);
  release();
  await expect(stoppedWorking(page)).toHaveText('The form stopped working.');
  await page.getByRole('link', { name: 'Use the simple version' }).click();
  await fillIn(page, parent.email);
  await parent.submitAndExpectSent();
  await parent.expectArrived();

  // A day opens without a page load, and so without the server's HTML.
  await expectScriptOfCalendar(page);
  await calendar(page).dayLink('Wednesday, July 16, 2025').click();
  await expectDay(page, '2025-07-16');
  await expect(stoppedWorking(page)).toHaveText('The form stopped working.');
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
});

test('a form that threw once comes back with everything typed', async ({ page, parent }) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements') ?? {};
    Object.defineProperty(HTMLFormElement.prototype, 'elements', {
      get() {
        const isBroken = !sessionStorage.getItem('threw') && new Error().stack?.includes('/_next/');
        if (!isBroken) return get?.call(this);
        sessionStorage.setItem('threw', 'yes');
        throw new Error('broken by the test');
      },
    });
  });
  const release = await holdRequests(page, formChunk());
  await page.goto(dayPath, { waitUntil: 'commit' });
  await fillIn(page, parent.email);
  release();
  await expect(stoppedWorking(page)).toBeVisible();
  await page.getByRole('button', { name: 'Load this page again' }).click();
  await parent.expectFormIntact();
  await parent.submitAndExpectReceipt();
  await parent.expectArrived();
});

test('a receipt, an answer or a season that throws says so, and the rest of the page stays', async ({
  page,
}) => {
  const again = page.getByRole('button', { name: 'Load this page again' });
  await page.addInitScript(() => {
    const { keys } = Map.prototype;
    Object.defineProperty(Map.prototype, 'keys', {
      value(this: Map<unknown, unknown>) {
        if (this.has('2025-07-15')) throw new Error('broken by the test');
        return keys.call(this);
      },
    });
    const encode = window.encodeURIComponent;
    window.encodeURIComponent = (text) => {
      if (String(text).includes('K7Q2M')) throw new Error('broken by the test');
      return encode(text);
    };
  });
  await page.goto('/answer#d=2025-07-15&t=0930&l=&e=jo%40example.com&p=&r=K7Q2M');
  const sentence = page.getByText('This request cannot be shown.');
  await expect(sentence).toBeVisible();
  // The URL's fragment holds the request.
  await again.click();
  await expect(sentence).toBeVisible();
  await page.getByRole('link', { name: 'All your times' }).click();
  await expect(page.getByText('Your times stopped working.')).toBeVisible();
  await expect(again).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();

  const receipt = { reference: 'K7Q2M', date: '2025-07-15', contact: ['parent@example.com'] };
  const lists = { times: [], otherDates: [], lessonTypes: [] };
  const texts = { requestText: '', calendarFile: 'K7Q2M' };
  await page.evaluate(
    (text) => sessionStorage.setItem('booking-receipts', text),
    JSON.stringify([{ ...receipt, ...lists, ...texts }]),
  );
  await page.goto('/');
  await expect(page.getByText('What you sent has arrived, but')).toBeVisible();
  await expect(again).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(again).toHaveCount(0);
  await expect(calendar(page).grid('July 2025')).toBeVisible();
});
