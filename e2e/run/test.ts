// `npm test`: runs every check up to the first that fails. Arguments after `npm test --` go to Playwright.
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser';
import { installedRedis, noRedis } from './find-redis';
import { exitCodeOf, exitWhenAsked, runCommand, startGroup } from './process-group';
import { playwrightProgram, projectRoot as cwd } from './project-root';

const playwrightArguments = process.argv.slice(2);
const needsChromium = !playwrightArguments.some((argument) => /firefox|webkit/.test(argument));

// Playwright takes a moment to end its browsers and servers.
exitWhenAsked(130, 15_000);

try {
  await runStep('check');
  await runStep('test:build');

  const CHROMIUM_PATH = needsChromium ? findBrowser() : '';
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    await runCommand(process.execPath, [playwrightProgram, 'install', 'chromium']);
  }
  const redis = installedRedis();
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

async function runStep(script: string): Promise<void> {
  console.log(`\n== ${script}`);
  const start = performance.now();
  await runCommand('npm', ['run', script], { cwd });
  console.log(`== ${script}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
