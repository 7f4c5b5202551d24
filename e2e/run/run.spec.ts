import { chromium, expect, test, type TestInfo } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser } from './find-browser';
import { noRedis } from './find-redis';
import { runCommand } from './process-group';
import { playwrightProgram, projectRoot } from './project-root';

function putProgram(testInfo: TestInfo, name: string): string {
  const path = testInfo.outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}

test('the named browser comes before an installed one, which comes before a download', ({}, testInfo) => {
  const chrome = putProgram(testInfo, 'chrome/google-chrome');
  const shell = putProgram(testInfo, 'shell/chromium-headless-shell');
  const download = chromium.executablePath();
  const PATH = `/no-such-folder:${dirname(chrome)}`;
  expect(findBrowser({ CHROMIUM_PATH: '/my/browser', PATH })).toBe('/my/browser');
  expect(findBrowser({ PATH })).toBe(chrome);
  expect(findBrowser({ PATH: '' })).toBe(download);
  expect(findBrowser({ PATH: dirname(shell) }), 'a shell alone lacks too much').toBe(download);
  putProgram(testInfo, 'shell/chromium');
  expect(findBrowser({ PATH: dirname(shell) })).toBe(shell);
});

test('a step that fails stops the run', async () => {
  const failing = runCommand(process.execPath, ['-e', 'process.exitCode = 3']);
  await expect(failing).rejects.toThrow('exit code 3');
});

test('a signal ends all that a run has started, even what ignores signals', async ({}, testInfo) => {
  const ignores = `process.on('SIGINT', () => {});`;
  const waits = `${ignores} setInterval(() => {}, 1000); console.log('It waits.')`;
  const starts = `${ignores} require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(waits)}], { stdio: 'inherit' })`;
  const script = testInfo.outputPath('runner.mts');
  const lines = [
    `import { exitWhenAsked, runCommand } from '${projectRoot}e2e/run/process-group';`,
    'exitWhenAsked(130, 200);',
    `await runCommand(process.execPath, ['-e', ${JSON.stringify(starts)}]);`,
    `console.log('It went on.');`,
  ];
  writeFileSync(script, lines.join('\n'));
  const runner = spawn(process.execPath, ['--import', 'tsx', script]);
  let output = '';
  runner.stdout.on('data', (text) => (output += text));
  await expect.poll(() => output).toContain('It waits.');
  runner.kill('SIGTERM');
  // Comes only once no process holds the output open.
  expect(await once(runner, 'close')).toEqual([130, null]);
  expect(output).not.toContain('It went on.');
});

test('the last line counts a skipped test as failed unless it is excused', ({}, testInfo) => {
  const cwd = testInfo.outputPath('.');
  const library = join(projectRoot, 'node_modules/@playwright/test/index.js');
  const skip = (reason: string) => `test('${reason}', ({}, info) => info.skip(true, '${reason}'));`;
  const tests = [
    `const { test } = require('${library}');`,
    `test('passes', () => {});`,
    `test('is flaky', ({}, info) => { if (info.retry === 0) throw 1; });`,
    skip(noRedis),
    skip('Later.'),
  ];
  writeFileSync(join(cwd, 'some.spec.cjs'), tests.join('\n'));
  const reporter = `[['list'], ['${projectRoot}e2e/run/summary-reporter.ts']]`;
  const config = `export default { retries: 1, reporter: ${reporter} };`;
  writeFileSync(join(cwd, 'playwright.config.mjs'), config);
  const options = { cwd, encoding: 'utf8' } as const;
  const { stdout, status } = spawnSync(process.execPath, [playwrightProgram, 'test'], options);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed, 1 flaky, 1 skipped');
  expect(status).toBe(1);
});
