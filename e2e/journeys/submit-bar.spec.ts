import type { Locator } from '@playwright/test';
import { lessonTypes } from '@/lib/request/lesson-types';
import { bookingForm, openDay } from '../support/booking-form';
import { setClock } from '../support/visitors-clock';
import { expect, test } from '../support/test';

const screens = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];

const weekly = 'Weekly: $45 per lesson';
const weekLong = 'Week long: $225 per week';

/** Measures the overlap of an element, or of its chip, with the bar, in pixels. */
function reachUnderBar(element: Locator): Promise<number> {
  return element.evaluate((found) => {
    const bar = document.querySelector('button[type="submit"]')?.parentElement;
    if (!bar || bar.contains(found)) return 0;
    const { bottom } = (found.closest('label') ?? found).getBoundingClientRect();
    return Math.round(bottom - bar.getBoundingClientRect().top);
  });
}

test('the submit bar never covers the focused element', async ({ page }) => {
  const { slot, lessonType, dayCheckbox: day, submit } = await openDay(page, '2025-07-16');
  for (const type of lessonTypes) await lessonType(type).check();
  await expect(day('Tue, Jul 22')).toBeVisible();
  // Besides the checkboxes, Tab stops at the summary of More days, at two All buttons and at the three fields.
  const stops = (await page.getByRole('form').getByRole('checkbox').count()) + 6;
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await slot('9:00 AM').focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stops; stop += 1) {
        const where = `${key} number ${stop} at ${width} × ${height}`;
        expect.soft(await reachUnderBar(page.locator(':focus')), where).toBeLessThanOrEqual(0);
        await page.keyboard.press(key);
      }
      await expect(key === 'Tab' ? submit : slot('9:00 AM')).toBeFocused();
    }
  }
});

test('a chip just above the bar stays in view when it is chosen', async ({ page }) => {
  const { slot, lessonType, summary } = bookingForm(page);
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await openDay(page, '2025-07-16');
    // On phones, checking the first box and the last two boxes makes the bar taller.
    for (const [box, chosen] of [
      [slot('11:30 AM'), '11:30 AM'],
      [slot('1:00 PM'), '11:30 AM, 1:00 PM 2 lessons'],
      [lessonType('Week long'), `11:30 AM, 1:00 PM 2 lessons · ${weekLong}`],
      [lessonType('Weekly'), `11:30 AM, 1:00 PM 2 lessons · ${weekly} · ${weekLong}`],
      [lessonType('One time'), `11:30 AM, 1:00 PM 2 lessons · ${weekly} · ${weekLong} · One time`],
    ] as const) {
      const distance = (await reachUnderBar(box)) + 1;
      await page.evaluate((top) => window.scrollBy({ top }), distance);
      await page.locator('label').filter({ has: box }).click();
      await expect(summary).toHaveText(chosen);
      await expect.poll(() => reachUnderBar(box)).toBeLessThanOrEqual(0);
    }
    // The next screen begins with an empty form.
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('a chosen time is bold and filled in forced colors, and the dash before its state is hidden from sight alone', async ({
  page,
}) => {
  await setClock(page, '2025-07-10T12:00');
  const { slot } = await openDay(page, '2025-07-16');
  const chip = page.locator('label', { hasText: '12:30 PM - Available' });
  const state = chip.getByText('- Available', { exact: true });
  await expect(state).toHaveCSS('clip-path', /^inset/);
  await slot('12:30 PM').check();
  await expect(chip).toHaveCSS('font-weight', '650');
  await expect(state).toHaveCSS('font-weight', '400');
  await page.emulateMedia({ forcedColors: 'active' });
  const fill = (time: string) =>
    page
      .locator('label', { hasText: time })
      .evaluate((found) => getComputedStyle(found).backgroundColor);
  expect(await fill('12:30 PM')).not.toBe(await fill('9:30 AM'));
});

test(
  'on a wide screen, what is chosen stays in view, and the bar stands under the fields',
  { tag: '@desktop-only' },
  async ({ page }) => {
    const { slot, submit, additionalInfo: note } = await openDay(page, '2025-07-16');
    await slot('9:30 AM').check();
    await note.focus();
    await expect(slot('9:30 AM')).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    const sidesOf = (element: Locator) =>
      element.evaluate((found) => {
        const { left, right, top, bottom } = found.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    const bar = await sidesOf(page.locator('div', { has: submit }).last());
    const lastField = await sidesOf(note);
    expect(bar.left).toBe(lastField.left);
    expect(bar.top).toBeGreaterThan(lastField.bottom);
    const time = await sidesOf(page.locator('label', { hasText: '9:30 AM' }));
    expect(bar.left).toBeGreaterThan(time.right);
  },
);

test('a low screen shows a time of a filled-in day above the bar', async ({ page }) => {
  await setClock(page, '2025-07-10T12:00');
  await page.setViewportSize({ width: 320, height: 568 });
  const { slot, lessonType, summary } = await openDay(page, '2025-07-16');
  await slot('9:00 AM').check();
  for (const type of lessonTypes) await lessonType(type).check();
  await expect(summary).toContainText('One time');
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  expect(await reachUnderBar(slot('9:00 AM'))).toBeLessThanOrEqual(0);
  await expect(page.locator('label', { hasText: '9:00 AM' })).toBeInViewport({ ratio: 0.75 });
});

test('a browser without :has says nothing that it cannot decide, and shows what is chosen', async ({
  page,
}) => {
  await setClock(page, '2025-07-10T12:00');
  const { slot, summary, email, noTime, noContact } = await openDay(page, '2025-07-16');
  // Firefox 115, the last one for Windows 7 and 8, ignores these rules.
  await page.evaluate(() => {
    function forget(parent: CSSStyleSheet | CSSGroupingRule): void {
      for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = parent.cssRules[index];
        const isOther = rule instanceof CSSGroupingRule && !(rule instanceof CSSSupportsRule);
        if (isOther) forget(rule);
        else if (rule?.cssText.includes(':has(')) parent.deleteRule(index);
      }
    }
    for (const sheet of document.styleSheets) forget(sheet);
  });
  await slot('9:00 AM').check();
  await expect(summary).toHaveText('9:00 AM');
  await email.fill('parent@example.com');
  await expect(noTime).toBeHidden();
  await expect(noContact).toBeHidden();
  await expect(page.locator('#submit-bar svg')).toBeHidden();
  const fill = (box: Locator) => box.evaluate((found) => getComputedStyle(found).backgroundColor);
  const tick = await slot('9:00 AM').evaluate(
    (box) => getComputedStyle(box, '::before').backgroundColor,
  );
  expect(await fill(slot('9:00 AM'))).not.toBe(await fill(slot('9:30 AM')));
  expect(await fill(slot('9:00 AM'))).not.toBe(tick);
});
