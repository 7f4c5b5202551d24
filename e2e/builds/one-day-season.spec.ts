import { expectNoAccessibilityProblems } from '../support/axe';
import { calendar, expectDay, goUp, openCalendar } from '../support/calendar';
import { expect, test } from './season-site';

const days = { '2028-02-29': [{ time: '9:00 AM', available: false }] };
const only = 'Tuesday, February 29, 2028';

test.use({ season: { name: 'one-day', days, timeZone: 'UTC' } });

test('its one day and the views above have one tile to choose and no step to take', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const { days: links, grid, choosable, previous, next } = calendar(page);
  await expect(links).toHaveAccessibleName(new RegExp(`^${only}, no time slots`));
  await expect(grid('February 2028').getByRole('link', { disabled: true })).toHaveCount(28);
  await expectNoAccessibilityProblems(page);
  for (const [period, tile, above] of [
    ['February 2028', '29', '2028'],
    ['2028', 'February', '2021 – 2030'],
    ['2021 – 2030', '2028', '2001 – 2100'],
  ] as const) {
    await expect(choosable(period)).toHaveText([tile]);
    await expect(previous).toBeDisabled();
    await expect(next).toBeDisabled();
    await goUp(page, above);
  }
  await expect(choosable('2001 – 2100')).toHaveText(['2021 – 2030']);
});

test('no key leads away from its day, and Enter opens it', async ({ page }) => {
  await openCalendar(page, '/');
  const { day } = calendar(page);
  await day(only).focus();
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  for (const key of [...arrows, 'PageUp', 'PageDown', 'Shift+PageUp', 'Shift+PageDown']) {
    await page.keyboard.press(key);
    await expect(day(only), key).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectDay(page, '2028-02-29');
  await expect(page.getByText('9:00 AM - Not Available')).toBeVisible();
});
