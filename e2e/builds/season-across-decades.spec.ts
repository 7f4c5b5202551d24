import { addDays } from '@/lib/season/iso-date';
import { expectNoAccessibilityProblems } from '../support/axe';
import { weigh } from '../budgets/weight';
import { listen } from '../support/announcements';
import { calendar, zoomOut, openCalendar } from '../support/calendar';
import { expect } from '../support/test';
import { testOfBuild } from './built-site';

const days: Record<string, object[]> = {};
for (let date = '2029-11-15'; date <= '2031-02-20'; date = addDays(date, 1)) {
  days[date] = [{ time: '9:00 AM', available: true }];
}

const test = testOfBuild('two-decades', {
  season: JSON.stringify(days),
  environment: { TZ: 'Pacific/Pago_Pago' },
});

test.use({ timezoneId: 'Pacific/Kiritimati' });

const first = 'Thursday, November 15, 2029';

test('Previous and Next lead from the first month of the season to the last', async ({ page }) => {
  await openCalendar(page, '/');
  const { title, days: links, disabled, previous, next } = calendar(page);
  await expect(title).toHaveText('November 2029');
  await expect(links).toHaveCount(16);
  await expect(links.first()).toHaveAccessibleName(new RegExp(`^${first}, 1 open time slot`));
  await expect(disabled('November 2029').last()).toHaveText('14');
  await expect(previous).toBeDisabled();
  for (let press = 0; press < 3; press += 1) await next.click();
  await expect(title).toHaveText('February 2030');
  await expect(next).toBeFocused();

  await openCalendar(page, '/calendar/2031-01');
  await next.click();
  await expect(links).toHaveCount(20);
  await expect(disabled('February 2031')).toHaveCount(8);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('navigation crosses years and decades, and announces each period once', async ({ page }) => {
  const said = await listen(page);
  await openCalendar(page, '/calendar/2031-01');
  const { grid, selectable, title, link, dayLink, next, previous } = calendar(page);
  await previous.click();
  await expect(grid('December 2030')).toBeVisible();
  await zoomOut(page, '2030');
  await expect(selectable('2030')).toHaveCount(12);
  // Each move: the control, the period that it opens, the enabled tiles, and the control that is then disabled.
  const moves = [
    [next, '2031', ['January', 'February'], next],
    [title, '2031 – 2040', ['2031'], next],
    [previous, '2021 – 2030', ['2029', '2030'], previous],
    [next, '2031 – 2040', ['2031'], next],
    [title, '2001 – 2100', ['2021 – 2030', '2031 – 2040'], next],
  ] as const;
  for (const [control, period, open, end] of moves) {
    await control.click();
    await expect(selectable(period)).toHaveText(open);
    await expect(end).toBeDisabled();
  }
  await expect(link('2031 – 2040')).toBeFocused();
  await expectNoAccessibilityProblems(page);
  expect(said).toEqual(['December 2030', '2030', ...moves.map(([, period]) => period)]);

  await link('2021 – 2030').press('Enter');
  await expect(link('2029')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link('November 2029')).toBeFocused();
  await expect(selectable('2029')).toHaveText(['November', 'December']);
  await expect(previous).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(dayLink(first)).toBeFocused();
});

test('a season five times as long adds at most 2% to the home page', async ({ page }) => {
  const short = await weigh(page, process.env.SITE_ORIGIN ?? '');
  const longer = await weigh(page, '/');
  for (const kind of ['document', 'script', 'stylesheet', 'image', 'requests'] as const) {
    expect.soft(longer[kind], kind).toBeLessThanOrEqual(short[kind] * 1.02);
  }
});
