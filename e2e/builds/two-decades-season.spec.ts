import { noSlotsSentence } from '@/lib/booking/sentences';
import { addDays } from '@/lib/season/iso-date';
import { expectNoAccessibilityProblems } from '../support/axe';
import { weigh } from '../budgets/weight';
import { listen } from '../support/announcements';
import { calendar, goUp, openCalendar } from '../support/calendar';
import { expect, test } from './season-site';

const days: Record<string, object[]> = {};
for (let date = '2029-11-15'; date <= '2031-02-20'; date = addDays(date, 1)) {
  days[date] = [{ time: '9:00 AM', available: true }];
}

test.use({
  season: { name: 'two-decades', days, timeZone: 'Pacific/Pago_Pago' },
  timezoneId: 'Pacific/Kiritimati',
});

const first = 'Thursday, November 15, 2029';
const last = 'Thursday, February 20, 2031';

const staysOn = (day: string) => (key: string) => [key, day, day] as const;

test('it opens on its first month and ends in its last, whose other days cannot be chosen', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const { title, days: links, grid, previous, next } = calendar(page);
  const closed = (month: string) => grid(month).getByRole('link', { disabled: true });
  await expect(title).toHaveText('November 2029');
  await expect(links).toHaveCount(16);
  await expect(links.first()).toHaveAccessibleName(new RegExp(`^${first}, 1 open time slot`));
  await expect(closed('November 2029').last()).toHaveText('14');
  await expect(previous).toBeDisabled();
  await expect(next).toHaveAccessibleName('Next month, December 2029');
  await openCalendar(page, '/calendar/2031-01');
  await next.click();
  await expect(links).toHaveCount(20);
  await expect(closed('February 2031')).toHaveCount(8);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('steps lead from one decade to the next and back in every view, and are said once', async ({
  page,
}) => {
  const said = await listen(page);
  await openCalendar(page, '/calendar/2030-12');
  const { grid, title, next, previous } = calendar(page);
  const moves = [
    [next, 'January 2031'],
    [previous, 'December 2030'],
    [title, '2030'],
    [next, '2031'],
    [title, '2031 – 2040'],
    [previous, '2021 – 2030'],
  ] as const;
  for (const [control, period] of moves) {
    await control.click();
    await expect(grid(period)).toBeVisible();
  }
  expect(said).toEqual(moves.map(([, period]) => period));
});

test('three quick presses of next lead three months on', async ({ page }) => {
  await openCalendar(page, '/');
  const { title, next } = calendar(page);
  for (let press = 0; press < 3; press += 1) await next.click();
  await expect(title).toHaveText('February 2030');
  await expect(next).toBeFocused();
});

test('each view has what is the season’s, and the first that can be chosen has the focus on the way down', async ({
  page,
}) => {
  await openCalendar(page, '/calendar/2029');
  const { choosable, tile, day, previous, next } = calendar(page);
  await expect(choosable('2029')).toHaveText(['November', 'December']);
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(choosable('2030')).toHaveCount(12);
  await goUp(page, '2021 – 2030');
  await expect(choosable('2021 – 2030')).toHaveText(['2029', '2030']);
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(choosable('2031 – 2040')).toHaveText(['2031']);
  await expect(next).toBeDisabled();
  await goUp(page, '2001 – 2100');
  await expect(choosable('2001 – 2100')).toHaveText(['2021 – 2030', '2031 – 2040']);
  await expect(tile('2031 – 2040')).toBeFocused();
  await expectNoAccessibilityProblems(page);
  await tile('2021 – 2030').press('Enter');
  for (const stop of [tile('2029'), tile('November 2029'), day(first)]) {
    await expect(stop).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

test('keys lead through all months of a year, three in a row, and on to the next year', async ({
  page,
}) => {
  await openCalendar(page, '/calendar/2030');
  const { tile } = calendar(page);
  for (const [key, from, to] of [
    ['ArrowRight', 'May 2030', 'June 2030'],
    ['ArrowLeft', 'May 2030', 'April 2030'],
    ['ArrowDown', 'May 2030', 'August 2030'],
    ['ArrowUp', 'May 2030', 'February 2030'],
    ['Home', 'May 2030', 'April 2030'],
    ['End', 'May 2030', 'June 2030'],
    ['ArrowRight', 'June 2030', 'July 2030'],
    ['ArrowUp', 'March 2030', 'March 2030'],
    ['PageDown', 'March 2030', 'January 2031'],
    ['PageUp', 'January 2031', 'January 2030'],
    ['PageUp', 'January 2030', 'November 2029'],
  ] as const) {
    await tile(from).press(key);
    await expect(tile(to), `${key} on ${from}`).toBeFocused();
  }
});

test('keys cross the turn of the year, lead a year on and back, and stop at the season’s ends', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const { day } = calendar(page);
  for (const [key, from, to] of [
    ...['ArrowLeft', 'ArrowUp', 'Home', 'PageUp', 'Shift+PageUp'].map(staysOn(first)),
    ['Shift+PageDown', 'Tuesday, November 20, 2029', 'Wednesday, November 20, 2030'],
    ['Shift+PageDown', 'Wednesday, November 20, 2030', last],
    ...['ArrowRight', 'ArrowDown', 'End', 'PageDown'].map(staysOn(last)),
    ['Shift+PageUp', last, 'Wednesday, February 20, 2030'],
    ['Shift+PageUp', 'Wednesday, February 20, 2030', first],
    ['PageDown', first, 'Saturday, December 15, 2029'],
    ['ArrowRight', 'Monday, December 31, 2029', 'Tuesday, January 1, 2030'],
  ] as const) {
    await day(from).press(key);
    await expect(day(to), `${key} on ${from}`).toBeFocused();
  }
});

/** Presses PageDown three times: again while the first month is being drawn, and as soon as it stands there. */
function pressBetweenDrawings(calendarSection: HTMLElement): void {
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true });
    document.activeElement?.dispatchEvent(event);
  };
  const start = document.activeElement;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = press;
  const createElement = document.createElement.bind(document);
  document.createElement = (name: string) => {
    document.createElement = createElement;
    port2.postMessage('');
    // React lets others have the line once it has drawn for five milliseconds.
    for (const begun = performance.now(); performance.now() < begun + 20;);
    return createElement(name);
  };
  const observer = new MutationObserver(() => {
    if (start?.isConnected) return;
    observer.disconnect();
    press();
  });
  observer.observe(calendarSection, { childList: true, subtree: true });
  press();
}

test('a key that is pressed while the month before is being drawn is heard all the same', async ({
  page,
}) => {
  await openCalendar(page, '/');
  const { section, title, day } = calendar(page);
  await day('Friday, November 30, 2029').focus();
  await section.evaluate(pressBetweenDrawings);
  await expect(title).toHaveText('February 2030');
  await expect(day('Thursday, February 28, 2030')).toBeFocused();
});

test('the pages of its days follow, and days outside say that they have no slots', async ({
  page,
  request,
}) => {
  for (const date of ['2029-11-15', '2030-12-31', '2031-02-20']) {
    await page.goto(`/timeslots/${date}`);
    await expect(page.getByRole('checkbox', { name: '9:00 AM - Available' })).toBeVisible();
  }
  for (const date of ['2029-11-14', '2031-02-21', '2025-07-15']) {
    await page.goto(`/timeslots/${date}`);
    await expect(page.getByText(noSlotsSentence)).toBeVisible();
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(464);
});

test('a season seven times as long as the shipped one costs the home page no more bytes', async ({
  page,
}) => {
  const shipped = await weigh(page, `http://127.0.0.1:${process.env.SITE_PORT}/`);
  const longer = await weigh(page, '/');
  for (const kind of ['document', 'script', 'stylesheet', 'image', 'requests'] as const) {
    expect.soft(longer[kind], kind).toBeLessThanOrEqual(shipped[kind] * 1.02);
  }
});
