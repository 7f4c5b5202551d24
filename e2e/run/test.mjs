// `npm test`: every check of this project in order, up to the first that fails. The last line says
// how many browser tests passed and failed; arguments after `npm test --` go to Playwright.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countResults } from './count-results.mjs';
import { findBrowser } from './find-browser.mjs';
import { findRedis, noRedis } from './find-redis.mjs';
import { freePort } from './free-port.mjs';
import { namedProjects } from './named-projects.mjs';
import { onStop } from './on-stop.mjs';
import { stopEverything } from './process-group.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';
import { buildEnvironment } from './site-environment.mjs';

// Not through npx: whatever stands between would have to wait for Playwright when all is stopped.
const playwrightProgram = join(projectRoot, 'node_modules/@playwright/test/cli.js');
const playwrightArguments = process.argv.slice(2);
const workFolder = join(projectRoot, 'e2e/.work');
const resultsFile = join(workFolder, 'results.json');

// Playwright starts browsers and servers outside its own group, and takes a moment to end them.
const patience = 15_000;

onStop(() => {
  console.log('\nStopping.');
  void stopEverything(patience).then(() => process.exit(130));
});

const { passed, failed, skipped } = await runAll();
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;

/** @returns {Promise<{ passed: number, failed: number, skipped: number }>} */
async function runAll() {
  try {
    await step('Format', () => npmRun('format:check'));
    await step('Lint', () => npmRun('lint'));
    await step('Types', () => npmRun('typecheck'));
    await step('Build', () => npmRun('build', buildEnvironment()));
    const browser = await step('Browser', chooseBrowser);
    const redis = await step('Redis', chooseRedis);
    return await step('Flows', () => runFlows(browser, redis));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * Runs one step under a heading, then says how long it took.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
async function step(title, action) {
  console.log(`\n== ${title}`);
  const start = performance.now();
  try {
    return await action();
  } finally {
    console.log(`== ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/**
 * @param {string} script
 * @param {Readonly<Record<string, string>>} [environment]
 */
async function npmRun(script, environment = {}) {
  const endedWell = await runCommand('npm', ['run', script], {
    directory: projectRoot,
    environment: { ...process.env, ...environment },
  });
  if (!endedWell) throw new Error(`npm run ${script} failed.`);
}

/** @returns {Promise<string>} the path of the browser, empty when only others are asked for. */
async function chooseBrowser() {
  const projects = namedProjects(playwrightArguments);
  if (projects.length > 0 && projects.every((name) => /^(firefox|webkit)/.test(name))) {
    console.log(`Not needed for ${projects.join(', ')}.`);
    return '';
  }
  const { executablePath, source } = await findBrowser({ mayInstall: true });
  console.log(`${executablePath} (${source})`);
  return executablePath;
}

/**
 * @returns {Promise<string | undefined>} the path of a Redis server; none where there can be none.
 * @throws {Error} where there is none and REDIS_REQUIRED is set.
 */
async function chooseRedis() {
  const found = await findRedis(process.env, process.platform);
  if (!found && process.env.REDIS_REQUIRED) throw new Error(noRedis);
  console.log(found ?? `${noRedis} The tests that need one are skipped.`);
  return found;
}

/**
 * @param {string} browser
 * @param {string | undefined} redis
 */
async function runFlows(browser, redis) {
  await mkdir(workFolder, { recursive: true });
  // A report of an earlier run must not pass for this one's.
  await rm(resultsFile, { force: true });
  const endedWell = await runCommand(
    process.execPath,
    [playwrightProgram, 'test', ...playwrightArguments, '--reporter=list,json,html'],
    {
      directory: projectRoot,
      environment: {
        ...process.env,
        CHROMIUM_PATH: browser,
        SITE_PORT: String(await freePort(3100)),
        INBOX_PORT: String(await freePort(4410)),
        PLAYWRIGHT_JSON_OUTPUT_FILE: resultsFile,
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(workFolder, 'report'),
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    },
  );
  return countResults(await readReport(), endedWell, redis ? undefined : noRedis);
}

/** @returns {Promise<import('@playwright/test/reporter').JSONReport | undefined>} */
async function readReport() {
  try {
    const text = await readFile(resultsFile, 'utf8');
    return /** @type {import('@playwright/test/reporter').JSONReport} */ (JSON.parse(text));
  } catch {
    return undefined;
  }
}
