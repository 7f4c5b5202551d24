import type { Locator } from '@playwright/test';
import { bookingForm, openDay } from '../support/booking-form';
import { calendar, expectDay, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';
import { check, uncheck } from '../support/press';

/** Presses at a part of an element's width, and moves before it lets go, as an unsteady hand does. */
async function pressAndMove(target: Locator, part: number, pixels: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? new DOMRect();
  const { mouse } = target.page();
  await mouse.move(x + part * width, y + height / 2);
  await mouse.down();
  await mouse.move(x + part * width + pixels / 2, y + height / 2);
  await mouse.move(x + part * width + pixels, y + height / 2);
  await mouse.up();
}

test.beforeEach(({ page }) => setClock(page, '2025-07-10T12:00'));

test(
  'a press that moves by some pixels checks a box and presses a button',
  { tag: '@desktop-only' },
  async ({ page }) => {
    const { slot, summary, submit } = await openDay(page);
    const chip = page.getByText('9:00 AM - Available');
    await check(slot('9:30 AM'));
    await expect(summary).toHaveText('9:30 AM');
    for (const part of [0.3, 0.5, 0.7]) {
      for (const pixels of [2, 5]) {
        await uncheck(slot('9:00 AM'));
        await pressAndMove(chip, part, pixels);
        await expect(slot('9:00 AM'), `${pixels} pixels from ${part}`).toBeChecked();
      }
    }
    await page.getByText('Phone Number (Optional)').click();
    await pressAndMove(page.getByText('Additional info'), 0.5, 5);
    await expect(bookingForm(page).additionalInfo).toBeFocused();
    await pressAndMove(submit, 0.5, 5);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => String(window.getSelection()))).toBe('');
  },
);

test(
  'a press that moves by some pixels opens a day',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await openCalendar(page, '/');
    await pressAndMove(calendar(page).dayLink('Wednesday, July 16, 2025'), 0.5, 6);
    await expectDay(page, '2025-07-16');
    await pressAndMove(page.getByRole('link', { name: /^Day after/ }), 0.5, 6);
    await expectDay(page, '2025-07-17');
    await page.goto('/timeslots/2025-07-05');
    await pressAndMove(page.getByRole('link', { name: /^Fri, Jul 18/ }), 0.5, 6);
    await expectDay(page, '2025-07-18');
  },
);

test(
  'a press into a note that is half in view, by a hand that moves, leaves the page and puts the caret where it is',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 844 });
    const { additionalInfo: note } = await openDay(page);
    const lines = ['First line.', 'Second line.', 'Third line.', 'Fourth line.'];
    await note.fill(lines.join('\n'));
    await page.getByRole('heading', { level: 2, name: 'Times' }).click();
    const below = await note.evaluate((field) => {
      const { top, height } = field.getBoundingClientRect();
      const bar = document.querySelector('button[type="submit"]')?.parentElement?.offsetHeight ?? 0;
      window.scrollBy({ top: top + height / 2 - (window.innerHeight - bar), behavior: 'instant' });
      return window.scrollY;
    });
    const { x, y } = (await note.boundingBox()) ?? new DOMRect();
    await page.mouse.move(x + 100, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 101, y + 20);
    await page.mouse.up();
    expect(await page.evaluate(() => window.scrollY)).toBe(below);
    await page.keyboard.type('!');
    await expect(note).toHaveValue(/^First line.*!.*\nSecond/);
  },
);
