import type { Browser } from '@playwright/test';
import { calendar, openCalendar } from '../support/calendar';

export type Figures = Readonly<Record<string, number>>;

const slowPhone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** In the fixtures' season, most days are still to come. */
const visitTime = Date.parse('2025-07-10T12:00:00');

/** Moves the clock of a page. `page.clock` would also replace the timers and the times that are measured. */
function moveClock(toTime: number): void {
  const shift = toTime - Date.now();
  window.Date = new Proxy(Date, {
    // Methods, because tsx would name arrow functions with a helper that the page lacks.
    construct(date, parts) {
      return Reflect.construct(date, parts.length > 0 ? parts : [date.now() + shift]);
    },
    get(date, key) {
      return key === 'now' ? () => date.now() + shift : Reflect.get(date, key);
    },
  });
}

type Entry = PerformanceEntry & { readonly value?: number; readonly transferSize?: number };

async function openSlowPhone(browser: Browser) {
  const viewport = { width: 412, height: 823 };
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  await page.addInitScript(moveClock, visitTime);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowPhone });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devtools };
}

/** Measures a first visit on a slow phone until the network is idle. */
export async function measurePage(
  browser: Browser,
  url: string,
  withScripts: boolean,
): Promise<Figures> {
  const { page, devtools } = await openSlowPhone(browser);
  if (!withScripts) await devtools.send('Network.setBlockedURLs', { urls: ['*.js', '*.js?*'] });
  // With `networkidle`, the bytes that scripts request after `load` count too.
  await page.goto(url, { waitUntil: 'networkidle' });
  const entriesOf = (type: string) =>
    page.evaluate<Entry[], string>((observed) => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: observed, buffered: true });
      return observer.takeRecords().map((entry) => entry.toJSON());
    }, type);
  const files = [...(await entriesOf('navigation')), ...(await entriesOf('resource'))];
  const figures: Figures = {
    'First contentful paint (ms)': (await entriesOf('paint')).at(-1)?.startTime ?? NaN,
    'Largest contentful paint (ms)':
      (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? NaN,
    'Layout shift': total(await entriesOf('layout-shift'), ({ value = 0 }) => value),
    // The part of each task beyond 50 ms.
    'Total blocking time (ms)': total(await entriesOf('longtask'), ({ duration }) => duration - 50),
    Requests: files.length,
    'Bytes (KB)': total(files, ({ transferSize = 0 }) => transferSize / 1000),
  };
  await page.close();
  return figures;
}

/**
 * Measures the time from a tap on a day of the second month to the first frame with its form.
 * @param lookMs how long the month is on screen before the tap
 */
export async function measureTap(browser: Browser, url: string, lookMs: number): Promise<number> {
  const { page } = await openSlowPhone(browser);
  await openCalendar(page, url);
  // Visitors read first. Meanwhile, days are prefetched, and no element shows when that ends.
  await page.waitForLoadState('networkidle');
  await calendar(page).next.tap();
  const day = calendar(page).dayLink('Wednesday, August 20, 2025');
  await day.scrollIntoViewIfNeeded();
  // The pause is what is measured, so it has a fixed length.
  await page.waitForTimeout(lookMs);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    addEventListener('click', ({ timeStamp }) => (dataset.tappedAt = String(timeStamp)));
  });
  await day.tap();
  const opened = await page.waitForFunction(() => {
    const form = document.querySelector('form [type=checkbox]');
    return form && performance.now() - Number(document.documentElement.dataset.tappedAt);
  });
  const figure = Number(await opened.jsonValue());
  await page.close();
  return figure;
}

function total(entries: readonly Entry[], amountOf: (entry: Entry) => number): number {
  return entries.reduce((sum, entry) => sum + amountOf(entry), 0);
}
