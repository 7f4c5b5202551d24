import { calendarLegend } from '../fixtures/data/site';
import { calendar, expectDay, openCalendar, waitUntilIdle } from '../support/calendar';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test.use({ expectedConsoleError: /ERR_FAILED/ });

/** The styles of a day's number, water and chip. */
function lookOf(day: Element): readonly string[] {
  const { color, fontWeight, backgroundColor } = getComputedStyle(day);
  const chip = getComputedStyle(day, '::before');
  return [color, fontWeight, backgroundColor, chip.backgroundColor];
}

test('a month that has passed leads to the next open day', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.install();
  await setClock(page, '2025-08-14T12:00');
  await openCalendar(page, '/calendar/2025-07');
  const { section, next, title } = calendar(page);
  const nextDay = section.getByRole('link', { name: /^Next open day: / });
  await expect(section.getByText('July has passed. Next open day: Thu, Aug 14')).toBeVisible();
  await expect(section.getByText(calendarLegend)).toBeHidden();
  await next.click();
  await expect(title).toHaveText('August 2025');
  await expect(section.getByText(calendarLegend)).toBeVisible();
  await expect(nextDay).toHaveCount(0);
  await expectNoLayoutShifts(page);

  // The last time of today is over.
  await calendar(page).previous.click();
  await setClock(page, '2025-08-14T22:00');
  await page.clock.runFor('01:00');
  await expect(nextDay).toHaveText(/Fri, Aug 15/);
  await nextDay.click();
  await expectDay(page, '2025-08-15');
});

test('once the first month has passed, the home page opens on the month of the next open day, and nothing moves', async ({
  page,
}) => {
  const { title, previous, section } = calendar(page);
  // A late font moves text too, which first-paint.spec.ts measures.
  await page.route('**/*.woff2*', (route) => route.abort());
  for (const [now, month] of [
    ['2025-07-31T23:59', 'July 2025'],
    // No day has an open time any more, so it is today's month.
    ['2025-08-31T22:00', 'August 2025'],
    ['2025-09-01T00:00', 'September 2025'],
    ['2025-10-01T00:00', 'July 2025'],
    ['2025-08-01T00:00', 'August 2025'],
  ] as const) {
    await setClock(page, now);
    await openCalendar(page, `/?now=${now}#calendar`);
    await expect(title, now).toHaveText(month);
    await waitUntilIdle(page);
    // A busy machine may show half of a row of weekdays first.
    await expectNoLayoutShifts(page, 0.02);
  }
  await previous.click();
  await expect(page).toHaveURL('/calendar/2025-07#calendar');
  await page.reload();
  await expect(section.getByText('July has passed. Next open day: Fri, Aug 1 ›')).toBeVisible();
  await expect(title).toHaveText('July 2025');
});

test('after the last open time, no day is offered as the next one', async ({ page }) => {
  await setClock(page, '2025-09-30T23:30');
  await openCalendar(page, '/calendar/2025-07');
  const { section } = calendar(page);
  await expect(section.getByText('July has passed.')).toBeVisible();
  await expect(section.getByText(/Next open day/)).toHaveCount(0);
});

test('today counts only the times that are still to come', async ({ page }) => {
  await page.clock.install();
  await setClock(page, '2025-07-21T17:10');
  await openCalendar(page, '/');
  const { section, dayLink, link, title } = calendar(page);
  const left = section.getByText('5 open', { exact: true });
  await expect(link('Monday, July 21, 2025, 5 open time slots, today')).toBeVisible();
  await expect(left).toBeVisible();
  // Days that have passed show no count, and look quieter.
  await expect(section.getByText(/^\d+ open$/).filter({ visible: true })).toHaveCount(11);
  const open = dayLink('Tuesday, July 22, 2025');
  const lookOfOpen = await open.evaluate(lookOf);
  const lookOfPassed = await link('Friday, July 18, 2025, passed').evaluate(lookOf);
  expect(lookOfPassed.filter((style, index) => style === lookOfOpen[index])).toEqual([]);
  await title.click();
  await expect(link('July 2025')).toHaveAccessibleDescription('11 days open');
  await link('July 2025').click();

  await setClock(page, '2025-07-21T19:30');
  // The page checks the time every minute.
  await page.clock.runFor('01:00');
  const over = link('Monday, July 21, 2025, no more time slots, today');
  await expect(over).toBeVisible();
  await expect(section.getByText('0 open', { exact: true })).toBeVisible();
  const weight = (day: Element) => getComputedStyle(day).fontWeight;
  expect(await over.evaluate(weight)).not.toBe(await open.evaluate(weight));
  await title.click();
  await expect(link('July 2025')).toHaveAccessibleDescription('10 days open');
});

test('at midnight, today becomes a day that has passed', { tag: '@desktop' }, async ({ page }) => {
  // The date in the visitor's time zone can differ from the server's.
  const evening = await page.evaluate(() => new Date('2025-07-15T23:59:30').getTime());
  await page.clock.install({ time: evening });
  await openCalendar(page, '/');
  const { link, next } = calendar(page);
  const today = link('Tuesday, July 15, 2025, no more time slots, today');
  await expect(today).toHaveAttribute('tabindex', '0');
  await expect(link('Monday, July 14, 2025, no time slots, passed')).toBeVisible();
  await expect(link('Wednesday, July 16, 2025, 20 open time slots')).toBeVisible();
  await expect(link('Friday, July 18, 2025, 22 open time slots')).toBeVisible();

  await page.clock.fastForward('01:00');
  await expect(link('Wednesday, July 16, 2025, 20 open time slots, today')).toBeVisible();
  await expect(link('Tuesday, July 15, 2025, passed')).toBeVisible();
  for (const month of ['August', 'September']) {
    await next.click();
    await expect(calendar(page).grid(`${month} 2025`)).toBeVisible();
  }
  await expect(link('Monday, September 15, 2025, no time slots')).toBeVisible();
});
