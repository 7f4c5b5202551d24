import type { Locator } from '@playwright/test';
import { lessonTypes } from '@/lib/request/lesson-types';
import { openDay } from '../support/booking-form';
import { check, middleOf } from '../support/press';
import { setClock } from '../support/visitors-clock';
import { expect, test } from '../support/test';

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
  // On a wide screen, the bar stands under the fields, as another test shows.
  await page.setViewportSize({ width: 320, height: 640 });
  const { slot, lessonType, dayCheckbox: day, submit } = await openDay(page, '2025-07-16');
  for (const type of lessonTypes) await check(lessonType(type));
  await expect(day('Tue, Jul 22')).toBeVisible();
  // Besides the checkboxes, Tab stops at the summary of More days, at two All buttons and at the three fields.
  const stops = (await page.getByRole('form').getByRole('checkbox').count()) + 6;
  await slot('9:00 AM').focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops; stop += 1) {
      const reach = await reachUnderBar(page.locator(':focus'));
      expect.soft(reach, `${key} number ${stop}`).toBeLessThanOrEqual(0);
      await page.keyboard.press(key);
    }
    await expect(key === 'Tab' ? submit : slot('9:00 AM')).toBeFocused();
  }
});

const phones = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
];

/** Scrolls until the end of an element is `below` pixels above the bar, or above the end of the screen without one. */
async function scrollAboveBar(element: Locator, below: number): Promise<void> {
  await element.evaluate((found, distance) => {
    const bar = document.querySelector('button[type="submit"]')?.parentElement;
    const top = bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
    const { bottom } = found.getBoundingClientRect();
    window.scrollBy({ top: bottom + distance + top - window.innerHeight, behavior: 'instant' });
  }, below);
}

test('two quick taps on neighboring choices choose these two, wherever on the page', async ({
  page,
}) => {
  await setClock(page, '2025-07-10T12:00');
  const form = await openDay(page, '2025-07-16');
  const labels = page.getByRole('form').locator('label', { has: page.getByRole('checkbox') });
  for (const screen of phones) {
    await page.setViewportSize(screen);
    const count = await labels.filter({ visible: true }).count();
    for (let index = 0; index < count - 1; index += 5) {
      const [first, second] = [labels.nth(index), labels.nth(index + 1)];
      await scrollAboveBar(second, 1);
      const places = [await middleOf(first), await middleOf(second)];
      for (const { x, y } of places) await page.touchscreen.tap(x, y);
      const where = `${index} at ${screen.width} × ${screen.height}`;
      await expect(first.getByRole('checkbox'), where).toBeChecked();
      await expect(second.getByRole('checkbox'), where).toBeChecked();
      await expect(form.checked, where).toHaveCount(2);
      expect(await middleOf(first), where).toEqual(places[0]);
      for (const { x, y } of places) await page.touchscreen.tap(x, y);
      await expect(form.checked, where).toHaveCount(0);
    }
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
  await check(slot('12:30 PM'));
  await expect(chip).toHaveCSS('font-weight', '700');
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
    await check(slot('9:30 AM'));
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
  await check(slot('9:00 AM'));
  for (const type of lessonTypes) await check(lessonType(type));
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
  await check(slot('9:00 AM'));
  await expect(summary).toHaveText('9:00 AM');
  await email.fill('parent@example.com');
  await expect(noTime).toBeHidden();
  await expect(noContact).toBeHidden();
  await expect(page.getByRole('form').locator('svg')).toBeHidden();
  const fill = (box: Locator) => box.evaluate((found) => getComputedStyle(found).backgroundColor);
  const mark = await slot('9:00 AM').evaluate(
    (box) => getComputedStyle(box, '::before').backgroundColor,
  );
  expect(await fill(slot('9:00 AM'))).not.toBe(await fill(slot('9:30 AM')));
  expect(await fill(slot('9:00 AM'))).not.toBe(mark);
});
