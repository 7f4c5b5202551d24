import { calendar, expectWalk, openCalendar, staysOn } from '../support/calendar';
import { expect, test } from '../support/test';

const july = (day: number) => `\\w+, July ${day}, 2025`;
const august = (day: number) => `\\w+, August ${day}, 2025`;
const september = (day: number) => `\\w+, September ${day}, 2025`;
const [first, last] = [july(1), september(30)];

const throughDays = [
  ['ArrowLeft', july(15)],
  ['ArrowRight', july(16)],
  ['ArrowUp', july(9)],
  ['ArrowDown', july(16)],
  ['Home', july(13)],
  ['End', july(19)],
  ['PageDown', august(19)],
  ['PageUp', july(19)],
  ['ArrowDown', july(26)],
  ['ArrowDown', august(2)],
  ['ArrowUp', july(26)],
  // Shift moves by a year, and no key leaves the season.
  ['Shift+PageUp', first],
  ...staysOn(first, 'ArrowLeft', 'ArrowUp', 'Home', 'PageUp', 'Shift+PageUp'),
  ['Shift+PageDown', last],
  ...staysOn(last, 'ArrowRight', 'ArrowDown', 'End', 'PageDown', 'Shift+PageDown'),
  ['PageUp', august(30)],
  ['PageDown', last],
] as const;

const throughMonths = [
  ['ArrowRight', 'August 2025'],
  ['ArrowLeft', 'July 2025'],
  ['End', 'September 2025'],
  ['Home', 'July 2025'],
  ...staysOn('July 2025', 'ArrowUp', 'ArrowLeft', 'PageUp'),
  ['End', 'September 2025'],
  ...staysOn('September 2025', 'ArrowDown', 'ArrowRight', 'PageDown'),
] as const;

test.describe('by keyboard', { tag: '@desktop-only' }, () => {
  test.beforeEach(async ({ page }) => {
    // During the season, today would be the tab stop.
    await page.clock.setFixedTime('2025-06-01T12:00:00Z');
    await openCalendar(page, '/');
  });

  test('each key leads from day to day as in other date pickers', async ({ page }) => {
    const { day } = calendar(page);
    await day(july(16)).focus();
    await expectWalk(page, throughDays, day);
  });

  test('Enter and the space bar lead through the views', async ({ page }) => {
    const { title, tile, day } = calendar(page);
    for (const [key, stop] of [
      ['Space', tile('July 2025')],
      ['Enter', tile('2025')],
      ['Space', tile('2021 – 2030')],
    ] as const) {
      await title.press(key);
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(tile('2025')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(tile('July 2025')).toBeFocused();
    await expectWalk(page, throughMonths, tile);
    await page.keyboard.press('Enter');
    await expect(day(september(1))).toBeFocused();
  });

  test('the days are one stop on the way of the Tab key, where one was', async ({ page }) => {
    const { section, title, next, day } = calendar(page);
    await title.focus();
    for (const [key, stop] of [
      ['Tab', next],
      ['Tab', day(first)],
      ['ArrowDown', day(july(8))],
      ['Shift+Tab', next],
      ['Tab', day(july(8))],
    ] as const) {
      await page.keyboard.press(key);
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(section.locator(':focus')).toHaveCount(0);
  });

  test('the focus stays on a step that has become disabled', async ({ page }) => {
    const { title, previous, next } = calendar(page);
    for (const [step, key, month] of [
      [next, 'Space', 'September 2025'],
      [previous, 'Enter', 'July 2025'],
    ] as const) {
      await openCalendar(page, '/calendar/2025-08');
      await step.press(key);
      await expect(title).toHaveText(month);
      await expect(step).toBeDisabled();
      await expect(step).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(title).toBeFocused();
  });

  test('keys that follow quickly add up', async ({ page }) => {
    const { title, day } = calendar(page);
    await day(july(16)).press('PageDown');
    await page.keyboard.press('PageUp');
    await expect(day(july(16))).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(day(july(17))).toBeFocused();
    await expect(title).toHaveText('July 2025');
    const keys = ['PageDown', 'ArrowRight', 'ArrowDown'];
    await Promise.all(keys.map((key) => page.keyboard.press(key)));
    await expect(title).toHaveText('August 2025');
    await expect(day(august(25))).toBeFocused();
  });

  test('the browser keeps its own keys, such as Alt and an arrow', async ({ page }) => {
    const { day, title, tile } = calendar(page);
    const press = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    for (const stop of [day(july(16)), tile('August 2025')]) {
      const isLeftToIt = await stop.evaluate((link, init) => {
        link.focus();
        return link.dispatchEvent(new KeyboardEvent('keydown', init));
      }, press);
      expect(isLeftToIt).toBe(true);
      await expect(stop).toBeFocused();
      await title.click();
    }
  });
});
