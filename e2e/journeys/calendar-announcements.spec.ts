import { listen } from '../support/announcements';
import { calendar, expectDay, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test('a month is announced after keyboard navigation, not on load or Back', async ({ page }) => {
  const said = await listen(page);
  await openCalendar(page, '/calendar/2025-08');
  const { dayLink } = calendar(page);
  await dayLink('Friday, August 1, 2025').press('ArrowRight');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await expect(dayLink('Tuesday, July 1, 2025')).toBeFocused();
  expect(said).toEqual(['July 2025']);

  await page.keyboard.press('Enter');
  await expectDay(page, '2025-07-01');
  await page.goBack();
  await expect(dayLink('Tuesday, July 1, 2025')).toBeFocused();
  // The router also announces the pages' titles.
  expect(said.filter((words) => words === 'July 2025')).toHaveLength(1);
});

test('today changes at midnight on an open page', async ({ page }) => {
  const evening = await page.evaluate(() => new Date('2025-07-15T23:59:30').getTime());
  await page.clock.install({ time: evening });
  await openCalendar(page, '/');
  const { dayLink } = calendar(page);
  await expect(dayLink('Tuesday, July 15, 2025')).toHaveAttribute('aria-current', 'date');
  await page.clock.fastForward('01:00');
  await expect(dayLink('Wednesday, July 16, 2025')).toHaveAttribute('aria-current', 'date');
  await expect(calendar(page).tile('Tuesday, July 15, 2025, passed')).toBeVisible();
});

const namesByToday = {
  '2025-06-01': [
    'Tuesday, July 1, 2025, no time slots',
    'Tuesday, July 15, 2025, 20 open time slots',
    'Friday, July 18, 2025, 22 open time slots',
  ],
  '2025-07-15': [
    'Monday, July 14, 2025, no time slots, passed',
    'Tuesday, July 15, 2025, 20 open time slots, today',
    'Wednesday, July 16, 2025, 20 open time slots',
  ],
};

test(
  'a day’s name has its date, its slots and whether it has passed',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [today, names] of Object.entries(namesByToday)) {
      // The visitor's time zone is a day off from the server's.
      await setClock(page, `${today}T12:00`);
      await openCalendar(page, '/');
      for (const name of names) {
        await expect.soft(calendar(page).tile(name), `on ${today}`).toBeVisible();
      }
    }
    // Today is the tab stop.
    const today = calendar(page).dayLink('Tuesday, July 15, 2025');
    await expect(today).toHaveAttribute('tabindex', '0');
  },
);
