import type { Page } from '@playwright/test';
import { bookingForm } from '../support/booking-form';
import { expect, test } from '../support/test';

const path = '/timeslots/2025-07-16';
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** What of the element with the focus, its whole chip where it stands in one, lies under the bar, in pixels. */
function focusUnderBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('button[type="submit"]')?.parentElement;
    const focused = document.activeElement;
    if (!bar || !focused || bar.contains(focused)) return 0;
    const { bottom } = (focused.closest('li') ?? focused).getBoundingClientRect();
    return Math.max(0, Math.round(bottom - bar.getBoundingClientRect().top));
  });
}

for (const { width, height } of screens) {
  test(`at ${width} × ${height} the bar with Submit lies over nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const { slot, submit, lessonType, day } = bookingForm(page);
    for (const type of ['Weekly', 'Week long', 'One time']) await lessonType(type).check();
    await slot('9:00 AM').focus();
    await expect(day('Tue, Jul 22')).toBeVisible();
    // With the line that opens the days, and the three fields.
    const stops = (await page.getByRole('form').getByRole('checkbox').count()) + 4;
    for (let stop = 1; stop < stops; stop += 1) {
      expect(await focusUnderBar(page), `stop ${stop}`).toBe(0);
      await page.keyboard.press('Tab');
    }
    expect(await focusUnderBar(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(submit).toBeFocused();
    for (let stop = 1; stop < stops; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await focusUnderBar(page), `stop ${stop} on the way back`).toBe(0);
    }
  });

  test(`at ${width} × ${height} a chip just above the bar stays in view when it is chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const { slot, lessonType, submit } = bookingForm(page);
    const bar = page.getByRole('form').locator('div').filter({ has: submit });
    for (const box of [slot('11:30 AM'), slot('1:00 PM'), lessonType('Week long')]) {
      const chip = page.getByRole('listitem').filter({ has: box });
      await chip.evaluate((element) => {
        const top = document.querySelector('button[type="submit"]')?.parentElement;
        const { bottom } = element.getBoundingClientRect();
        window.scrollBy({ top: bottom - (top?.getBoundingClientRect().top ?? 0) + 1 });
      });
      await chip.click();
      await expect(box).toBeChecked();
      await expect(page.getByText(/^\d time|^Weekly|^Week long/).first()).toBeVisible();
      const [chosen, words] = [await chip.boundingBox(), await bar.boundingBox()];
      expect((chosen?.y ?? 0) + (chosen?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
    }
  });
}

test('a chip says its time and that it is open in one line, and chosen, marks its time', async ({
  page,
}) => {
  await page.goto(path);
  const chip = page.getByRole('listitem').filter({ hasText: '12:30 PM' });
  const time = chip.getByText('12:30 PM', { exact: true });
  const state = chip.getByText('- Available', { exact: true });
  for (const width of [480, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [left, right] = [await time.boundingBox(), await state.boundingBox()];
    expect(right?.x, `${width}`).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
    expect(right?.y, `${width}`).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
  }
  await bookingForm(page).slot('12:30 PM').check();
  await expect(time).toHaveCSS('font-weight', '650');
  await expect(state).toHaveCSS('font-weight', '400');
});
