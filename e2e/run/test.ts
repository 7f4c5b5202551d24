// `npm test`: every check of this project in order, up to the first that fails. The last line says
// how many browser tests passed and failed; arguments after `npm test --` go to Playwright.
import { findBrowser } from './find-browser';
import { findRedis, noRedis } from './find-redis';
import { exitCodeOf, exitWhenAsked, runCommand, startGroup } from './process-group';
import { playwrightProgram, projectRoot as cwd } from './project-root';
import { buildEnvironment } from './site-environment';

const playwrightArguments = process.argv.slice(2);
const needsChromium = !playwrightArguments.some((argument) => /firefox|webkit/.test(argument));

// Playwright takes a moment to end its browsers and servers.
exitWhenAsked(130, 15_000);

try {
  await runStep('check');
  await runStep('build', { ...process.env, ...buildEnvironment() });

  const CHROMIUM_PATH = needsChromium ? findBrowser({ mayInstall: true }) : '';
  const redis = findRedis();
  if (!redis && process.env.REDIS_REQUIRED) throw new Error(noRedis);
  console.log(`\nBrowser: ${CHROMIUM_PATH || 'the one that is asked for'}`);
  console.log(`Redis: ${redis ?? `${noRedis} The tests that need one are skipped.`}`);

  const playwright = [playwrightProgram, 'test', ...playwrightArguments];
  const options = { cwd, env: { ...process.env, CHROMIUM_PATH }, stdio: 'inherit' } as const;
  process.exitCode = await exitCodeOf(startGroup(process.execPath, playwright, options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}

/** Runs a script of package.json under a heading, then says how long it took. */
async function runStep(script: string, env = process.env): Promise<void> {
  console.log(`\n== ${script}`);
  const start = performance.now();
  await runCommand('npm', ['run', script], { cwd, env });
  console.log(`== ${script}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
