import type { Page } from '@playwright/test';
import { fillIn } from '../support/booking-form';
import { calendar, expectDay, expectScriptOfCalendar } from '../support/calendar';
import { formChunk } from '../support/chunks';
import { holdRequests } from '../support/hold-requests';
import { answerPath, lessonPath } from '../support/links';
import { dayPath } from '../support/posted-form';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

function stoppedWorking(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'stopped working' });
}

test.use({ expectedConsoleError: /broken by the test/ });

test('a calendar that throws says so, and offers the next open days and a question', async ({
  page,
}) => {
  // Only the calendar uses it.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {
        throw new Error('broken by the test');
      }
    };
  });
  await setClock(page, '2025-07-15T20:00');
  await page.goto('/');
  await expect(stoppedWorking(page)).toHaveText('The calendar stopped working.');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(page.getByText('$225 per week')).toBeVisible();

  const { section } = calendar(page);
  await expect(section.getByRole('button', { name: 'Load this page again' })).toBeVisible();
  await expect(section.getByRole('link', { name: 'Ask a question' }).first()).toBeVisible();
  const days = section.getByRole('list', { name: 'Next open days' }).getByRole('link');
  await expect(days).toHaveCount(6);
  await expect(days.first()).toHaveText(/^Wed, Jul 16/);
  await days.first().click();
  await expectDay(page, '2025-07-16');
});

test('a form that throws says so, and leads to a question', async ({ page }) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements') ?? {};
    Object.defineProperty(HTMLFormElement.prototype, 'elements', {
      get() {
        if (new Error().stack?.includes('/_next/')) throw new Error('broken by the test');
        return get?.call(this);
      },
    });
  });
  await setClock(page, '2025-07-10T12:00');
  await page.goto(dayPath);
  await expect(stoppedWorking(page)).toHaveText('The form stopped working.');
  await expect(page.getByRole('link', { name: 'Day after' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ask a question' }).click();
  await expect(page).toHaveURL('/ask');
  await page.getByRole('link', { name: 'Home' }).click();

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
  await page.goto(lessonPath({ dates: ['2095-07-15'] }));
  await expect(page.getByText('Your lessons cannot be shown.')).toBeVisible();
  await page.goto(answerPath({ email: 'jo@example.com' }));
  const sentence = page.getByText('This request cannot be shown.');
  await expect(sentence).toBeVisible();
  // The URL's fragment holds the request.
  await again.click();
  await expect(sentence).toBeVisible();
  await page.getByRole('link', { name: 'All your times' }).click();
  await expect(page.getByText('Your times stopped working.')).toBeVisible();
  await expect(again).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();

  const receipt = {
    kind: 'lesson',
    reference: 'K7Q2M',
    date: '2025-07-15',
    contact: ['parent@example.com'],
  };
  const lists = { times: [], otherDates: [], lessonTypes: [] };
  const texts = { requestText: '', calendarFile: 'K7Q2M' };
  await page.evaluate(
    (text) => sessionStorage.setItem('booking-receipts', text),
    // The second is of a build that stored no contact details, and is ignored.
    JSON.stringify({
      receipts: [
        { ...receipt, ...lists, ...texts },
        { ...receipt, contact: null },
      ],
    }),
  );
  await page.goto('/');
  await expect(page.getByText('What you sent has arrived, but')).toBeVisible();
  await expect(again).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(again).toHaveCount(0);
  await expect(calendar(page).grid('July 2025')).toBeVisible();
});
