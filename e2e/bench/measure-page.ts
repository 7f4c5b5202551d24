import type { Browser } from '@playwright/test';

export type Figures = Readonly<Record<string, number>>;

const slowPhone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

type Entry = PerformanceEntry & { readonly value?: number; readonly transferSize?: number };

const paints = ['paint', 'largest-contentful-paint', 'layout-shift'];
const types = [...paints, 'longtask', 'navigation', 'resource'];

/** Measures a first visit on a slow phone until the network is idle. */
export async function measurePage(
  browser: Browser,
  url: string,
  withScripts: boolean,
): Promise<Figures> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowPhone });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!withScripts) await devtools.send('Network.setBlockedURLs', { urls: ['*.js', '*.js?*'] });
  await page.addInitScript((observed) => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { entries });
    for (const type of observed) {
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
    }
  }, types);
  // With `networkidle`, the bytes that scripts request after `load` count too.
  await page.goto(url, { waitUntil: 'networkidle' });
  const entries = await page.evaluate<Entry[]>('entries.map((entry) => entry.toJSON())');
  const allOf = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const paint = allOf('paint').find(({ name }) => name === 'first-contentful-paint');
  const files = [...allOf('navigation'), ...allOf('resource')];
  const figures: Figures = {
    'First paint (ms)': paint?.startTime ?? Number.NaN,
    'Largest paint (ms)': allOf('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    'Layout shift': sum(allOf('layout-shift').map(({ value = 0 }) => value)),
    // Total blocking time: the part of each task beyond 50 ms.
    'Time blocked (ms)': sum(allOf('longtask').map(({ duration }) => duration - 50)),
    'Script (KB)': kilobytes(files.filter(({ name }) => name.includes('.js'))),
    'All bytes (KB)': kilobytes(files),
  };
  await context.close();
  return figures;
}

function kilobytes(files: readonly Entry[]): number {
  return sum(files.map(({ transferSize = 0 }) => transferSize)) / 1000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
