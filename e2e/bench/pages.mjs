// `npm run bench`: how fast the pages are, beside the fastest that they could be, a rebuild as a
// single-page application, and an empty page of the same Next release. `-- --growth` compares instead
// what a day's page costs to build in a season of one year and of ten.
import { access, mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../run/find-browser.mjs';
import { freePort } from '../run/free-port.mjs';
import { onStop } from '../run/on-stop.mjs';
import { stopEverything } from '../run/process-group.mjs';
import { projectRoot } from '../run/project-root.mjs';
import { runCommand } from '../run/run-command.mjs';
import { noSettings } from '../run/setting-names.mjs';
import { startSite } from '../run/start-site.mjs';
import { buildEmptyPage } from './empty-page.mjs';
import { judge, tableOf } from './goals.mjs';
import { compareGrowth } from './growth.mjs';
import { describeMachine } from './machine.mjs';
import { writeIntoReadme } from './readme-figures.mjs';
/** @import { Medians } from './goals.mjs' */

const { BENCH_PROGRAM = '../shared/bench/bench.mjs', SITE_PORT = '3700' } = process.env;
const results = join(projectRoot, 'e2e/.work/bench.json');

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    readme: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
  },
});

onStop(() => void stopEverything().then(() => process.exit(130)));

try {
  process.exitCode = (await (options.growth ? compareGrowth() : comparePages())) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopEverything();
}

/** @returns {Promise<boolean>} whether every goal is reached. */
async function comparePages() {
  const program = await comparisonProgram();
  const { executablePath } = await findBrowser({ mayInstall: true });
  await build();
  const site = await startSite({ port: await freePort(Number(SITE_PORT)) });
  const empty = await startSite({
    port: await freePort(Number(SITE_PORT) + 1),
    directory: await buildEmptyPage(),
  });
  await mkdir(dirname(results), { recursive: true });
  const compared = await runCommand(
    process.execPath,
    [
      program,
      ...['--url', site.origin, '--rival', `empty=${empty.origin}`],
      ...['--runs', options.runs, '--json', results],
    ],
    { directory: projectRoot, environment: { ...process.env, CHROMIUM: executablePath } },
  );
  if (!compared) throw new Error('The comparison did not come to its end.');

  /** @type {Medians} */
  const medians = JSON.parse(await readFile(results, 'utf8'));
  const figures = judge(medians);
  const text = `${tableOf(figures)}\n\n${await describeMachine(executablePath, options.runs)}`;
  console.log(`\n${text}`);
  if (options.readme) await writeIntoReadme(text);
  return figures.every(({ reached }) => reached);
}

/**
 * @returns {Promise<string>} the path of the program that compares the pages.
 * @throws {Error} when it is not there, as in a clone that stands alone.
 */
async function comparisonProgram() {
  const path = resolve(projectRoot, BENCH_PROGRAM);
  try {
    await access(path);
    return path;
  } catch {
    throw new Error(
      `There is no comparison program at ${BENCH_PROGRAM}: set BENCH_PROGRAM to the path of one.`,
    );
  }
}

/** @throws {Error} when the site cannot be built. */
async function build() {
  const built = await runCommand('npm', ['run', 'build'], {
    directory: projectRoot,
    environment: { ...process.env, ...noSettings(), NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (!built) throw new Error('The site could not be built.');
}
