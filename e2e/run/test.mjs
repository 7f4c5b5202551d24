// `npm test`: every check of this project in order, up to the first that fails. The last line says
// how many browser tests passed and failed; arguments after `npm test --` go to Playwright.
import { findBrowser } from './find-browser.mjs';
import { findRedis, noRedis } from './find-redis.mjs';
import { freePort } from './free-port.mjs';
import { exitWhenAsked, runCommand, startGroup } from './process-group.mjs';
import { playwrightProgram, projectRoot as directory } from './project-root.mjs';
import { buildEnvironment } from './site-environment.mjs';

const playwrightArguments = process.argv.slice(2);
const needsChromium = !playwrightArguments.some((argument) => /firefox|webkit/.test(argument));

// Playwright takes a moment to end its browsers and servers.
exitWhenAsked(130, 15_000);

try {
  await step('check', () => runCommand('npm', ['run', 'check'], { directory }));
  const environment = { ...process.env, ...buildEnvironment() };
  await step('build', () => runCommand('npm', ['run', 'build'], { directory, environment }));

  const CHROMIUM_PATH = needsChromium ? findBrowser({ mayInstall: true }) : '';
  const redis = findRedis();
  if (!redis && process.env.REDIS_REQUIRED) throw new Error(noRedis);
  console.log(`\nBrowser: ${CHROMIUM_PATH || 'the one that is asked for'}`);
  console.log(`Redis: ${redis ?? `${noRedis} The tests that need one are skipped.`}`);

  const ports = {
    SITE_PORT: String(await freePort(3100)),
    INBOX_PORT: String(await freePort(4410)),
  };
  process.exitCode = await startGroup(
    process.execPath,
    [playwrightProgram, 'test', ...playwrightArguments],
    { directory, environment: { ...process.env, CHROMIUM_PATH, ...ports } },
  ).ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}

/**
 * Runs one step under a heading, then says how long it took.
 *
 * @param {string} title
 * @param {() => Promise<void>} action
 */
async function step(title, action) {
  console.log(`\n== ${title}`);
  const start = performance.now();
  await action();
  console.log(`== ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
