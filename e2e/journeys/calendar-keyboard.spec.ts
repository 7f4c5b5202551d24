import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';

const july = (day: number) => `\\w+, July ${day}, 2025`;
const august = (day: number) => `\\w+, August ${day}, 2025`;
const [first, last] = [july(1), august(31)];
type Move = readonly [key: string, from: string, to: string];

const moves: Readonly<Record<string, readonly Move[]>> = {
  'the arrow keys, Home and End lead through the days and weeks of a month': [
    ['ArrowLeft', july(16), july(15)],
    ['ArrowRight', july(16), july(17)],
    ['ArrowUp', july(16), july(9)],
    ['ArrowDown', july(16), july(23)],
    ['Home', july(16), july(13)],
    ['End', july(16), july(19)],
  ],
  'PageDown and PageUp lead a month on or back, to its last day where it is shorter': [
    ['PageDown', july(16), august(16)],
    ['PageUp', august(16), july(16)],
    ['PageDown', july(31), last],
    ['PageUp', last, july(31)],
  ],
  'with Shift they lead a year on or back, here to the season’s ends': [
    ['Shift+PageDown', july(16), last],
    ['Shift+PageUp', august(16), first],
  ],
  'keys lead over the end of a month and back over its start': [
    ['ArrowRight', july(31), august(1)],
    ['ArrowLeft', august(1), july(31)],
    ['ArrowDown', july(31), august(7)],
    ['ArrowUp', august(1), july(25)],
    ['End', july(31), august(2)],
    ['Home', august(1), july(27)],
  ],
  'no key leads out of the season': [
    ...['ArrowLeft', 'ArrowUp', 'Home', 'PageUp', 'Shift+PageUp'].map((key): Move => [
      key,
      first,
      first,
    ]),
    ['Shift+PageDown', first, last],
    ...['ArrowRight', 'ArrowDown', 'End', 'PageDown', 'Shift+PageDown'].map((key): Move => [
      key,
      last,
      last,
    ]),
  ],
};

for (const [title, steps] of Object.entries(moves)) {
  test(title, async ({ page }) => {
    await openCalendar(page, '/');
    for (const [key, from, to] of steps) {
      await calendar(page).day(from).press(key);
      await expect(calendar(page).day(to), `${key} on ${from}`).toBeFocused();
    }
  });
}

test('the same keys lead through the months of a year that can be chosen', async ({ page }) => {
  await openCalendar(page, '/calendar/2025');
  const { tile } = calendar(page);
  for (const [key, from, to] of [
    ['ArrowRight', 'July 2025', 'August 2025'],
    ['ArrowLeft', 'August 2025', 'July 2025'],
    ['End', 'July 2025', 'August 2025'],
    ['Home', 'August 2025', 'July 2025'],
    ['ArrowUp', 'July 2025', 'July 2025'],
    ['ArrowDown', 'August 2025', 'August 2025'],
    ['ArrowRight', 'August 2025', 'August 2025'],
    ['PageUp', 'July 2025', 'July 2025'],
    ['PageDown', 'August 2025', 'August 2025'],
  ] as const) {
    await tile(from).press(key);
    await expect(tile(to), `${key} on ${from}`).toBeFocused();
  }
});

test('the days are one stop on the way of the Tab key, and it is where one was', async ({
  page,
}) => {
  await openCalendar(page, '/');
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

test('the space bar presses a step, the title and a tile, as Enter does', async ({ page }) => {
  await openCalendar(page, '/');
  const { grid, title, next, tile } = calendar(page);
  for (const [control, key, view] of [
    [next, 'Space', 'August 2025'],
    [title, 'Space', '2025'],
    [tile('July 2025'), 'Space', 'July 2025'],
    [title, 'Enter', '2025'],
    [tile('August 2025'), 'Enter', 'August 2025'],
  ] as const) {
    await control.press(key);
    await expect(grid(view)).toBeVisible();
  }
});

test('on the way up the focus is on the tile one came from, on the way down on the first that can be chosen', async ({
  page,
}) => {
  await openCalendar(page, '/calendar/2025-08');
  const { title, tile, day } = calendar(page);
  for (const name of ['August 2025', '2025', '2021 – 2030']) {
    await title.press('Enter');
    await expect(tile(name)).toBeFocused();
  }
  for (const stop of [tile('2025'), tile('July 2025'), day(first)]) {
    await page.keyboard.press('Enter');
    await expect(stop).toBeFocused();
  }
});

test('after a step, the focus stays on the step, also when it has become disabled', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const { title, previous, next } = calendar(page);
  await next.press('Enter');
  await expect(title).toHaveText('August 2025');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(title).toBeFocused();
  await previous.click();
  await expect(title).toHaveText('July 2025');
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();
});

test('keys that follow quickly add up, and one that takes back another ends where it began', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const { title, day } = calendar(page);
  await day(july(16)).press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(day(july(16))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(day(july(17))).toBeFocused();
  await expect(title).toHaveText('July 2025');
  await Promise.all(['PageDown', 'ArrowRight', 'ArrowDown'].map((key) => page.keyboard.press(key)));
  await expect(title).toHaveText('August 2025');
  await expect(day(august(25))).toBeFocused();
});

test('what the browser does with Alt and an arrow is left to the browser', async ({ page }) => {
  await openCalendar(page, '/');
  const { day } = calendar(page);
  await day(july(16)).focus();
  await page.evaluate(() => {
    window.addEventListener('keydown', ({ defaultPrevented }) => {
      Reflect.set(window, 'prevented', defaultPrevented);
    });
  });
  await page.keyboard.press('Alt+ArrowLeft');
  expect(await page.evaluate(() => Reflect.get(window, 'prevented'))).toBe(false);
  await expect(day(july(16))).toBeFocused();
});
