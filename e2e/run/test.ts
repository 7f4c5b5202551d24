// `npm test`: runs `check`, `test:build` and Playwright, and stops when one of them fails. Arguments after `npm test --` go to Playwright.
import { existsSync } from 'node:fs';
import { findBrowser, installedRedis, noRedis } from './find-programs';
import { projectRoot as cwd } from './project-root';
import { exitCodeOf, runProgram } from './run-program';

const playwrightArguments = process.argv.slice(2);
const needsChromium = !playwrightArguments.some((argument) => /firefox|webkit/.test(argument));

try {
  for (const script of ['check', 'test:build']) {
    console.log(`\n== ${script}`);
    const start = performance.now();
    await runProgram('npm', ['run', script], { cwd });
    console.log(`== ${script}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }

  const chromium = findBrowser();
  if (needsChromium && !existsSync(chromium)) {
    await runProgram('npx', ['playwright', 'install', 'chromium'], { cwd });
  }
  const redis = installedRedis();
  if (!redis && process.env.REDIS_REQUIRED) throw new Error(noRedis);
  console.log(`\nBrowser: ${needsChromium ? chromium : 'the requested one'}`);
  console.log(`Redis: ${redis ?? `${noRedis} Tests that need it are skipped.`}`);

  const command = ['playwright', 'test', ...playwrightArguments];
  process.exitCode = await exitCodeOf('npx', command, { cwd });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
