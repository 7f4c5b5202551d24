/** @import { Browser } from '@playwright/test' */

/** What is measured, in the order of the table, with the digits after the point. */
export const measures = /** @type {const} */ ([
  { name: 'First paint (ms)', digits: 0 },
  { name: 'Largest paint (ms)', digits: 0 },
  { name: 'Layout shift', digits: 3 },
  { name: 'Time blocked (ms)', digits: 0 },
  { name: 'Script (KB)', digits: 1 },
  { name: 'All bytes (KB)', digits: 1 },
]);

/** @typedef {Record<(typeof measures)[number]['name'], number>} Figures */

const slowPhone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/**
 * Loads a page for the first time on a slow phone, and measures it until nothing is asked for any more.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Figures>}
 */
export async function measurePage(browser, url) {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowPhone });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /** @type {Map<string, string>} */
  const types = new Map();
  let script = 0;
  let all = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (types.get(requestId) === 'Script') script += encodedDataLength;
  });
  await page.addInitScript(observe);
  // Bytes are counted too, and what a script asks for comes after `load`.
  await page.goto(url, { waitUntil: 'networkidle' });
  const { firstPaint, largestPaint, layoutShift, blocked } = await page.evaluate('window.bench');
  await context.close();
  return {
    'First paint (ms)': firstPaint,
    'Largest paint (ms)': largestPaint,
    'Layout shift': layoutShift,
    'Time blocked (ms)': blocked,
    'Script (KB)': script / 1000,
    'All bytes (KB)': all / 1000,
  };
}

/** Runs in the page, before anything of its own. */
function observe() {
  const bench = { firstPaint: 0, largestPaint: 0, layoutShift: 0, blocked: 0 };
  Object.assign(window, { bench });
  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} take
   */
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (bench.largestPaint = startTime));
  on('layout-shift', (entry) => (bench.layoutShift += Number(Reflect.get(entry, 'value'))));
  // What is more than 50 ms of a task keeps a touch waiting.
  on('longtask', ({ duration }) => (bench.blocked += duration - 50));
}
