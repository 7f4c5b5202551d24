// `npm run bench`: the speed of the home page and a day, beside the same pages without scripts, which is
// their limit, and an empty page of the same Next release. `-- --runs 9` loads each more often.
import { chromium } from '@playwright/test';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { browserArguments, findBrowser, wholeBrowser } from '../run/find-browser';
import { exitWhenAsked, runCommand } from '../run/process-group';
import { projectRoot } from '../run/project-root';
import { startSite } from '../run/start-site';
import { buildEmptyPage } from './empty-page';
import { measurePage, measures, type Figures } from './measure-page';

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

exitWhenAsked(130);
console.log(`\n${await comparePages(Number(options.runs))}`);
// The sites end with this process.
process.exit();

/**
 * @param runs how many loads of each page count; one more warms the servers up
 * @returns a table in Markdown
 */
async function comparePages(runs: number): Promise<string> {
  await runCommand('npm', ['run', 'test:build'], { cwd: projectRoot });
  const site = await startSite();
  const empty = await startSite({ directory: await buildEmptyPage() });
  const day = `${site.origin}/timeslots/2025-07-15`;
  const pages = [
    { name: 'Home', url: site.origin, withScripts: true },
    { name: 'Home without scripts', url: site.origin, withScripts: false },
    { name: 'Day', url: day, withScripts: true },
    { name: 'Day without scripts', url: day, withScripts: false },
    { name: 'Empty page', url: empty.origin, withScripts: true },
  ].map((page) => ({ ...page, loads: new Array<Figures>() }));
  // A headless shell paints differently from a visitor's browser.
  const executablePath = wholeBrowser(findBrowser());
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  // Rounds spread background load evenly over all pages.
  for (let run = 0; run <= runs; run += 1) {
    for (const { url, withScripts, loads } of pages) {
      const figures = await measurePage(browser, url, withScripts);
      if (run > 0) loads.push(figures);
    }
  }
  await browser.close();
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim()} with Node ${process.versions.node}`;
  return [
    row(['Median', ...pages.map(({ name }) => name)]),
    row(['---', ...pages.map(() => '---:')]),
    ...measures.map((measure) =>
      row([measure, ...pages.map(({ loads }) => inShort(loads.map((load) => load[measure])))]),
    ),
    '',
    `Medians of ${runs} first visits on a slow phone (a quarter of the processor, 1.6 Mbit/s, 150 ms), measured on ${machine} and Chromium ${browser.version()}.`,
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function inShort(numbers: readonly number[]): string {
  return String(Number(median(numbers).toPrecision(3)));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
