import { expectNoAccessibilityProblems } from '../support/axe';
import { calendar, goUp, openCalendar } from '../support/calendar';
import { expect, test } from './season-site';

const days = { '2028-02-29': [{ time: '9:00 AM', available: false }] };

test.use({ season: { name: 'one-day', days, timeZone: 'UTC' } });

const only = 'Tuesday, February 29, 2028';

test('it opens on its month, with its one day to choose', async ({ page }) => {
  await openCalendar(page, '/');
  const { title, days: links, grid, previous, next } = calendar(page);
  await expect(title).toHaveText('February 2028');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAccessibleName(new RegExp(`^${only}, no time slots`));
  await expect(grid('February 2028').getByRole('link', { disabled: true })).toHaveCount(28);
  await expect(previous).toBeDisabled();
  await expect(next).toBeDisabled();
  await expectNoAccessibilityProblems(page);
});

test('every view has one tile to choose and no step to take', async ({ page }) => {
  await openCalendar(page, '/');
  const { grid, previous, next } = calendar(page);
  for (const [period, tile] of [
    ['2028', 'February'],
    ['2021 – 2030', '2028'],
    ['2001 – 2100', '2021 – 2030'],
  ] as const) {
    await goUp(page, period);
    await expect(grid(period).getByRole('link', { disabled: false })).toHaveText([tile]);
    await expect(previous).toBeDisabled();
    await expect(next).toBeDisabled();
  }
});

test('no key leads away from its day, and Enter opens it', async ({ page }) => {
  await openCalendar(page, '/');
  const { day } = calendar(page);
  await day(only).focus();
  for (const key of [
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'Shift+PageUp',
    'Shift+PageDown',
  ]) {
    await page.keyboard.press(key);
    await expect(day(only), key).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2028-02-29');
  await expect(page.getByText('9:00 AM - Not Available')).toBeVisible();
});

test('its day alone has a page, and days outside say that they have no slots', async ({
  page,
  request,
}) => {
  for (const date of ['2028-02-28', '2028-03-01']) {
    await page.goto(`/timeslots/${date}`);
    await expect(page.getByText('No time slots available for this day.')).toBeVisible();
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(2);
});
