// `npm run bench`: how fast the home page and a day's page are, beside the same pages without scripts,
// which is the fastest that they could be, and an empty page of the same Next release. `-- --runs 9`
// loads each more often; `-- --write` puts the table into docs/performance.md.
import { chromium } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { browserArguments, findBrowser, wholeBrowser } from '../run/find-browser';
import { freePort } from '../run/free-port';
import { exitWhenAsked, runCommand } from '../run/process-group';
import { projectRoot } from '../run/project-root';
import { noSettings } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { buildEmptyPage } from './empty-page.mjs';
import { median } from './median.mjs';
import { measures, measurePage } from './measure-page.mjs';
import { serveWithoutScripts } from './without-scripts.mjs';
/** @import { Figures } from './measure-page.mjs' */

const port = 3700;
const day = '/timeslots/2025-07-15';
const document = join(projectRoot, 'docs/performance.md');

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});

exitWhenAsked(130);
const table = await comparePages(Number(options.runs));
console.log(`\n${table}`);
if (options.write) await writeIntoDocument(table);
// The sites end with this process.
process.exit();

/**
 * @param {number} runs how many loads of each page count, beside a first one that does not
 * @returns {Promise<string>} a table in Markdown
 */
async function comparePages(runs) {
  await runCommand('npm', ['run', 'build'], {
    directory: projectRoot,
    environment: { ...process.env, ...noSettings(), NEXT_TELEMETRY_DISABLED: '1' },
  });
  const site = await startSite({ port: await freePort(port) });
  const directory = await buildEmptyPage();
  const empty = await startSite({ port: await freePort(port), directory });
  const limit = await serveWithoutScripts(site.origin);
  const pages = [
    { name: 'Home', url: site.origin },
    { name: 'Home without scripts', url: limit },
    { name: 'Day', url: site.origin + day },
    { name: 'Day without scripts', url: limit + day },
    { name: 'Empty page', url: empty.origin },
  ];
  // A headless shell paints otherwise than the browser that visitors have.
  const executablePath = wholeBrowser(findBrowser({ mayInstall: true }));
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  /** @type {Figures[][]} */
  const loads = pages.map(() => []);
  // In rounds, so that whatever else the machine does meets all pages alike.
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, { url }] of pages.entries()) {
      const figures = await measurePage(browser, url);
      if (run > 0) loads[index]?.push(figures);
    }
  }
  await browser.close();
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim()} with Node ${process.versions.node}`;
  return [
    row(['Median', ...pages.map(({ name }) => name)]),
    row(['---', ...pages.map(() => '---:')]),
    ...measures.map(({ name, digits }) =>
      row([name, ...loads.map((all) => median(all.map((each) => each[name])).toFixed(digits))]),
    ),
    '',
    `Medians of ${runs} first visits on a slow phone (a quarter of the processor, 1.6 Mbit/s, 150 ms), measured on ${machine} and Chromium ${browser.version()}.`,
  ].join('\n');
}

/** @param {readonly string[]} cells */
function row(cells) {
  return `| ${cells.join(' | ')} |`;
}

/** @param {string} table takes the place of the last one in the document, or comes at its end */
async function writeIntoDocument(table) {
  const [start, end] = ['<!-- bench -->', '<!-- /bench -->'];
  const [before, rest = end] = (await readFile(document, 'utf8')).split(start);
  const after = rest.slice(rest.indexOf(end));
  const text = [before, start, table, after].join('\n\n');
  const style = await resolveConfig(document);
  await writeFile(document, await format(text, { ...style, filepath: document }));
}
