import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

// Chrome's translation into Hebrew or Arabic sets the direction of `<html>`.
const turnAround = () => document.documentElement.setAttribute('dir', 'rtl');

test('from right to left, nothing is wider than the screen', async ({ page }) => {
  await setClock(page, '2025-07-10T12:00');
  for (const path of ['/', '/timeslots/2025-07-16', '/ask', '/lesson', '/timeslots/2025-07-05']) {
    await page.goto(path);
    await page.evaluate(turnAround);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect.soft(excess, path).toBeLessThanOrEqual(0);
  }
});

test('from right to left, the photos turn and an arrow key leads where it points', async ({
  page,
}) => {
  await setClock(page, '2025-07-10T12:00');
  await openCalendar(page, '/');
  await page.evaluate(turnAround);
  const photos = page.getByRole('group', { name: /scrollable$/ }).getByRole('img');
  await page.getByRole('button', { name: 'Next photo' }).press('Enter');
  await expect(photos.nth(1)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowRight');
  await expect(photos.nth(0)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(photos.nth(1)).toBeInViewport({ ratio: 0.9 });

  const { dayLink } = calendar(page);
  await dayLink('Wednesday, July 16, 2025').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dayLink('Thursday, July 17, 2025')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dayLink('Tuesday, July 15, 2025')).toBeFocused();
});
