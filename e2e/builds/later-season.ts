import { weigh } from '../budgets/weight';
import { bookingForm } from '../support/booking-form';
import { calendar, openCalendar, zoomOut } from '../support/calendar';
import { expect } from '../support/test';
import { test } from './deployments';

test('a season of 13 months adds at most 1% to the home page, and nothing to its scripts', async ({
  page,
  deploy,
}) => {
  const short = await weigh(page, await deploy('tested'));
  const texts: Promise<string>[] = [];
  const origin = await deploy('later');
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  const long = await weigh(page, origin);
  const scripts = await Promise.all(texts);
  expect(long.document).toBeLessThanOrEqual(short.document * 1.01);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes('2026-03-03'))).toEqual([]);
});

test('in the sixth month of a season, the home page opens on it, and prefetches only days to come', async ({
  page,
  deploy,
}) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/timeslots/')) requested.add(pathname);
  });
  await page.clock.install({ time: '2025-12-10T12:00:00Z' });
  await openCalendar(page, await deploy('later'));
  await expect(calendar(page).title).toHaveText('December 2025');
  await calendar(page).section.scrollIntoViewIfNeeded();
  await expect.poll(() => requested.size).toBe(22);
  await calendar(page).dayLink('Wednesday, December 10, 2025').click();
  // A click so soon and so near would be the rest of a double click.
  await bookingForm(page).moreDays.press('Enter');
  const weeks = page.getByRole('group', { name: 'Every Wednesday' });
  await expect(weeks.getByRole('checkbox')).toHaveCount(7);
  expect([...requested].filter((path) => path < '/timeslots/2025-12-10')).toEqual([]);
});

test('the calendar crosses the end of a year, and ends with the season’s last month', async ({
  page,
  deploy,
}) => {
  const origin = await deploy('later');
  await openCalendar(page, `${origin}/calendar/2025-11`);
  const { title, days, disabled, selectable, previous, next, grid } = calendar(page);
  for (const month of ['December 2025', 'January 2026', 'February 2026']) {
    await next.click();
    await expect(title).toHaveText(month);
  }
  await zoomOut(page, '2026', '2021 – 2030');
  await expect(selectable('2021 – 2030')).toHaveText(['2025', '2026']);

  await openCalendar(page, `${origin}/calendar/2026-07`);
  await next.click();
  await expect(grid('August 2026')).toBeVisible();
  await expect(days).toHaveCount(3);
  await expect(disabled('August 2026')).toHaveCount(28);
  await expect(next).toBeDisabled();
  await expect(previous).toHaveAccessibleName('Previous month, July 2026');
});
