import { calendar, openCalendar } from '../support/calendar';
import { holdKey } from '../support/press';
import { expect, test } from '../support/test';

const july = (day: number) => `\\w+, July ${day}, 2025`;
const august = (day: number) => `\\w+, August ${day}, 2025`;
const september = (day: number) => `\\w+, September ${day}, 2025`;
const [first, last] = [july(1), september(30)];

test.describe('by keyboard', { tag: '@desktop-only' }, () => {
  test.beforeEach(async ({ page }) => {
    // During the season, today would be the tab stop.
    await page.clock.setFixedTime('2025-06-01T12:00:00Z');
    await openCalendar(page, '/');
  });

  test('Enter and Space work on the title, the tiles and Previous, which keeps the focus when it is disabled', async ({
    page,
  }) => {
    const { title, previous, link, dayLink } = calendar(page);
    for (const key of ['Space', 'Enter']) {
      await title.focus();
      await holdKey(page, key);
      await expect(link('July 2025')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(title).toHaveText('July 2025');
    }
    for (const [key, stop] of [
      ['Space', link('July 2025')],
      ['Enter', link('2025')],
      ['Space', link('2021 – 2030')],
    ] as const) {
      await title.press(key);
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(link('2025')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(link('July 2025')).toBeFocused();
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await expect(link('September 2025')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dayLink(september(1))).toBeFocused();
    for (const month of ['August 2025', 'July 2025']) {
      await previous.press('Space');
      await expect(title).toHaveText(month);
    }
    await expect(previous).toBeDisabled();
    await expect(previous).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(title).toBeFocused();
  });

  test('the days are one tab stop, at the last focused day', async ({ page }) => {
    const { days, title, next, dayLink } = calendar(page);
    await title.focus();
    for (const [key, stop] of [
      ['Tab', next],
      ['Tab', dayLink(first)],
      ['ArrowDown', dayLink(july(8))],
      ['Shift+Tab', next],
      ['Tab', dayLink(july(8))],
    ] as const) {
      await page.keyboard.press(key);
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(days.and(page.locator(':focus'))).toHaveCount(0);
  });

  test('keys pressed in quick succession add up', async ({ page }) => {
    const { title, dayLink } = calendar(page);
    await dayLink(july(16)).press('PageDown');
    await page.keyboard.press('PageUp');
    await expect(dayLink(july(16))).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dayLink(july(17))).toBeFocused();
    await expect(title).toHaveText('July 2025');
    const keys = ['PageDown', 'ArrowRight', 'ArrowDown'];
    await Promise.all(keys.map((key) => page.keyboard.press(key)));
    await expect(title).toHaveText('August 2025');
    await expect(dayLink(august(25))).toBeFocused();
    // Shift moves by a year; keys stop at the season's ends.
    for (const [key, day] of [
      ['ArrowUp', august(18)],
      ['End', august(23)],
      ['Shift+PageUp', first],
      ['Shift+PageDown', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dayLink(day)).toBeFocused();
    }
  });

  test('browser shortcuts such as Alt and an arrow are left alone', async ({ page }) => {
    const day = calendar(page).dayLink(july(16));
    const isLeftToBrowser = await day.evaluate((link) => {
      link.focus();
      const press = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
      return link.dispatchEvent(new KeyboardEvent('keydown', press));
    });
    expect(isLeftToBrowser).toBe(true);
    await expect(day).toBeFocused();
  });
});
