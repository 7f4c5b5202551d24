// `npm test`: every check of this project in order, up to the first that fails. The last line says
// how many browser tests passed and failed; arguments after `npm test --` go to Playwright.
import { findBrowser } from './find-browser.mjs';
import { findRedis, noRedis } from './find-redis.mjs';
import { freePort } from './free-port.mjs';
import { exitWhenAsked, runCommand, startGroup } from './process-group.mjs';
import { playwrightProgram, projectRoot } from './project-root.mjs';
import { buildEnvironment } from './site-environment.mjs';

const playwrightArguments = process.argv.slice(2);
const directory = projectRoot;

// Playwright takes a moment to end its browsers and servers.
exitWhenAsked(130, 15_000);

try {
  for (const script of ['format:check', 'lint', 'typecheck']) {
    await step(script, () => runCommand('npm', ['run', script], { directory }));
  }
  const environment = { ...process.env, ...buildEnvironment() };
  await step('build', () => runCommand('npm', ['run', 'build'], { directory, environment }));
  const CHROMIUM_PATH = await step('browser', chooseBrowser);
  await step('Redis', chooseRedis);
  process.exitCode = await step('flows', () => runFlows(CHROMIUM_PATH));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}

/**
 * Runs one step under a heading, then says how long it took.
 *
 * @template T
 * @param {string} title
 * @param {() => T} action
 * @returns {Promise<Awaited<T>>}
 */
async function step(title, action) {
  console.log(`\n== ${title}`);
  const start = performance.now();
  const result = await action();
  if (title !== 'flows') {
    console.log(`== ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  return result;
}

/** @returns {string} the path of a browser, empty when only other ones are asked for */
function chooseBrowser() {
  if (playwrightArguments.some((argument) => /firefox|webkit/.test(argument))) return '';
  const path = findBrowser({ mayInstall: true });
  console.log(path);
  return path;
}

/** @throws {Error} where there is no Redis and REDIS_REQUIRED is set */
function chooseRedis() {
  const found = findRedis();
  if (!found && process.env.REDIS_REQUIRED) throw new Error(noRedis);
  console.log(found ?? `${noRedis} The tests that need one are skipped.`);
}

/**
 * @param {string} CHROMIUM_PATH
 * @returns {Promise<number>} Playwright's exit code
 */
async function runFlows(CHROMIUM_PATH) {
  const environment = {
    ...process.env,
    CHROMIUM_PATH,
    SITE_PORT: String(await freePort(3100)),
    INBOX_PORT: String(await freePort(4410)),
  };
  const args = [playwrightProgram, 'test', ...playwrightArguments];
  return startGroup(process.execPath, args, { directory, environment }).ended;
}
