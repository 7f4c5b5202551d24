// `npm run bench`, after the build: measures first visits to the home page and a day, with and without scripts, and the tap
// on a day, and prints medians. `-- --runs 9` measures each nine times.
import { chromium } from '@playwright/test';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { browserArguments, findBrowser, findFullBrowser } from '../run/find-programs';
import { startSite } from '../run/start-site';
import { measurePage, measureTap, type Figures } from './measure-page';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const site = await startSite();
const pages = ['/', '/timeslots/2025-07-15'].flatMap((path) =>
  [true, false].map((withScripts) => ({ path, withScripts, loads: new Array<Figures>() })),
);
// A headless shell paints differently from a visitor's browser.
const executablePath = findFullBrowser() ?? findBrowser();
const taps = [300, 5000].map((lookMs) => ({ lookMs, loads: new Array<Figures>() }));
const browser = await chromium.launch({ executablePath, args: browserArguments });
// Each round loads every page, so background load affects all of them. The first round only warms up the server.
for (let run = 0; run <= Number(values.runs); run += 1) {
  for (const { path, withScripts, loads } of pages) {
    const figures = await measurePage(browser, site.origin + path, withScripts);
    if (run > 0) loads.push(figures);
  }
  for (const { lookMs, loads } of taps) {
    const figure = await measureTap(browser, site.origin, lookMs);
    if (run > 0) loads.push({ 'Tap to form (ms)': figure });
  }
}
const rows = pages.map(({ path, withScripts, loads }) => [
  withScripts ? path : `${path} without scripts`,
  medians(loads),
]);
console.table(Object.fromEntries(rows));
console.table(
  Object.fromEntries(
    taps.map(({ lookMs, loads }) => [`${lookMs} ms after a change of the month`, medians(loads)]),
  ),
);
console.log(`Chromium ${browser.version()} and Node ${process.version} on ${cpus()[0]?.model}`);
await browser.close();
await site.stop();

function medians(loads: readonly Figures[]): Figures {
  const measures = Object.keys(loads[0] ?? {});
  const median = (measure: string) => {
    const sorted = loads
      .map((load) => load[measure] ?? NaN)
      .toSorted((first, second) => first - second);
    return Number(sorted[Math.floor(sorted.length / 2)]?.toPrecision(3));
  };
  return Object.fromEntries(measures.map((measure) => [measure, median(measure)]));
}
