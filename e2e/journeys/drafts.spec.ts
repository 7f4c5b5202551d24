import type { Page } from '@playwright/test';
import { requestSentence } from '@/lib/request/sentences';
import { bookingForm, openDay } from '../support/booking-form';
import { calendar, expectDay, expectScriptOfCalendar } from '../support/calendar';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';
import { check, uncheck } from '../support/press';

function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(sessionStorage));
}

test('a draft belongs to its tab, survives a reload, and is deleted once it has been sent', async ({
  page,
  parent,
}) => {
  await parent.fillIn();
  // The reload below must not interrupt the page that is still loading.
  await expect(bookingForm(page).summary).toContainText('9:00 AM');
  await page.reload();
  await parent.expectFormIntact();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await page.goBack();
  await parent.expectFormIntact();
  await page.goForward();
  await page.goBack();
  await parent.expectFormIntact();

  const another = await openDay(await page.context().newPage());
  await check(another.slot('7:30 PM'));
  // The summary shows that the form's script has loaded, which restores drafts.
  await expect(another.summary).toHaveText('7:30 PM');
  await expect(another.email).toHaveValue('');
  expect(await storedText(page)).toContain(parent.email);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole('link', { name: 'Home' }).click();
  await expectScriptOfCalendar(page);
  await calendar(page).dayLink('Wednesday, July 16, 2025').click();
  await expect(bookingForm(page).slot('9:00 AM')).toBeVisible();
  await expect(bookingForm(page).checked).toHaveCount(0);
  // A day that was only viewed stores nothing.
  expect(await storedText(page)).not.toContain('2025-07-16');
  const { email, checked } = await openDay(page);
  await parent.expectFormIntact();
  await parent.submitAndExpectSent();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const { slot, summary } = await openDay(page);
  await check(slot('7:30 PM'));
  await expect(summary).toHaveText('7:30 PM');
  await expect(checked).toHaveCount(1);
  await expect(email).toHaveValue('');
  expect(await storedText(page)).not.toContain(parent.email);
});

test('a form whose storage was cleared is saved whole with the next change', async ({
  page,
  parent,
}) => {
  await parent.fillIn();
  await page.evaluate(() => sessionStorage.clear());
  const { lessonType } = bookingForm(page);
  await check(lessonType('Week long'));
  await uncheck(lessonType('Week long'));
  await page.reload();
  await parent.expectFormIntact();
});

test('boxes that the browser restores at another position do not join the draft', async ({
  page,
  parent,
}) => {
  await parent.fillIn();
  await expect(bookingForm(page).summary).toContainText('9:00 AM');
  // Firefox does so on a reload, after a time before them was closed, as soon as it has parsed the box.
  await page.addInitScript(() => {
    const parsed = new Set<HTMLInputElement>();
    const observer = new MutationObserver(() => {
      for (const box of document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
        if (!parsed.has(box)) box.checked = ['9:30 AM', 'Week long'].includes(box.value);
        parsed.add(box);
      }
    });
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => observer.disconnect());
  });
  await page.reload();
  await parent.expectFormIntact();
  await expect(bookingForm(page).slot('9:30 AM')).not.toBeChecked();
  await expect(bookingForm(page).lessonType('Week long')).not.toBeChecked();
});

test('values that the browser restores are not saved before the visitor changes something', async ({
  page,
  parent,
}) => {
  // Firefox does so on Back and on reloads after it, as soon as it has parsed the field.
  await page.addInitScript((email) => {
    const observer = new MutationObserver(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const field = document.querySelector<HTMLInputElement>('input[type="email"]');
      if (!field) return;
      observer.disconnect();
      if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') {
        field.value = email;
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  }, parent.email);
  await parent.send();
  await parent.expectSent();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.goBack();
  await expectDay(page, '2025-07-15');
  await page.reload();
  await expect(bookingForm(page).email).toHaveValue(parent.email);
  // It disappears once the script has seen the field.
  await expect(page.getByText(requestSentence)).toHaveCount(0);
  expect(await storedText(page)).not.toContain(parent.email);
  await bookingForm(page).phone.fill('555');
  expect(await storedText(page)).toContain('555');
  // From the first change on, the draft has everything that the form shows.
  expect(await storedText(page)).toContain(parent.email);
});

test('a draft that is restored moves nothing, and More days opens where it can', async ({
  page,
}) => {
  await setClock(page, '2025-07-10T12:00');
  const { slot, lessonType, dayCheckbox, moreDays, summary } = await openDay(page, '2025-07-16');
  await check(slot('9:00 AM'));
  await check(lessonType('Weekly'));
  await check(dayCheckbox('Wed, Jul 23'));
  for (const [width, height] of [
    [320, 568],
    [768, 1024],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await page.reload();
    await expect(summary).toHaveText(/^1 time × 2 days/);
    await expectNoLayoutShifts(page, 0.02);
  }
  // The last screen is a phone's.
  await expect(dayCheckbox('Wed, Jul 23')).toBeChecked();
  await expect(moreDays).not.toBeInViewport();
});
