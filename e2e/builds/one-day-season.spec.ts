import { expectNoAccessibilityProblems } from '../support/axe';
import { calendar, expectDay, expectWalk, goUp, openCalendar, staysOn } from '../support/calendar';
import { expect, testOfBuild } from './built-site';

const days = { '2028-02-29': [{ time: '9:00 AM', available: false }] };
const only = 'Tuesday, February 29, 2028';

const files = { 'data/timeslots.json': JSON.stringify(days) };
const test = testOfBuild('one-day', { files, environment: { TZ: 'UTC' } });

test.beforeEach(async ({ page }) => {
  await openCalendar(page, '/');
});

test('every view has one tile to choose and no step to take', async ({ page }) => {
  const { days: links, closed, choosable, previous, next } = calendar(page);
  await expect(links).toHaveAccessibleName(new RegExp(`^${only}, all time slots taken`));
  await expect(closed('February 2028')).toHaveCount(28);
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
  const { day } = calendar(page);
  await day(only).focus();
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  const pages = ['PageUp', 'PageDown', 'Shift+PageUp', 'Shift+PageDown'];
  await expectWalk(page, staysOn(only, ...arrows, ...pages), day);
  await page.keyboard.press('Enter');
  await expectDay(page, '2028-02-29');
  await expect(page.getByText('9:00 AM - Not Available')).toBeVisible();
});
