import { expect, test, type TestInfo } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { copyToRun } from './copy-project';
import { findBrowser } from './find-browser';
import { noRedis } from './find-redis';
import { freePort } from './free-port';
import { runCommand } from './process-group';
import { playwrightProgram, projectRoot } from './project-root';
import { startSite } from './start-site';

/** Puts a program into a folder of the test's own; any program passes for a browser. */
function putProgram(testInfo: TestInfo, name: string): string {
  const path = testInfo.outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(process.execPath, path);
  return path;
}

test('a browser is the named one, an installed one, or else a downloaded one', ({}, testInfo) => {
  const named = putProgram(testInfo, 'my-browser');
  const installed = putProgram(testInfo, 'bin/google-chrome');
  const shell = putProgram(testInfo, 'shell/chromium-headless-shell');
  const downloadPath = putProgram(testInfo, 'downloads/chrome');
  const PATH = `/no-such-folder:${dirname(installed)}`;
  const find = (environment: Record<string, string>) => findBrowser({ environment, downloadPath });

  expect(find({ CHROMIUM_PATH: named, PATH })).toBe(named);
  expect(find({ PATH })).toBe(installed);
  expect(find({ PATH: '' })).toBe(downloadPath);
  expect(find({ PATH: dirname(shell) }), 'a shell alone lacks too much').toBe(downloadPath);
  putProgram(testInfo, 'shell/chromium');
  expect(find({ PATH: dirname(shell) })).toBe(shell);
});

test('without a browser, one sentence says what to do', ({}, testInfo) => {
  const downloadPath = testInfo.outputPath('nothing');
  expect(() => findBrowser({ environment: {}, downloadPath })).toThrow(
    /^[^.]*install Chrome or Chromium[^.]*CHROMIUM_PATH[^.]*\.$/,
  );
  const CHROMIUM_PATH = testInfo.outputPath('notes.txt');
  writeFileSync(CHROMIUM_PATH, 'not a browser');
  expect(() => findBrowser({ environment: { CHROMIUM_PATH }, downloadPath })).toThrow(
    `CHROMIUM_PATH names ${CHROMIUM_PATH},`,
  );
});

for (const host of ['127.0.0.1', '0.0.0.0']) {
  test(`a port that is taken on ${host} is not free`, async () => {
    const taken = await freePort(3900);
    const server = createServer();
    await once(server.listen(taken, host), 'listening');
    expect(await freePort(taken)).toBeGreaterThan(taken);
    await expect(startSite({ port: taken })).rejects.toThrow('EADDRINUSE');
    server.close();
  });
}

test('a site that was never built fails at once with what it printed', async ({}, testInfo) => {
  const directory = testInfo.outputPath('unbuilt');
  copyToRun(projectRoot, directory, []);
  await expect(startSite({ directory })).rejects.toThrow(/It printed:\n.*production build/s);
});

test('a command that does not end well, or cannot be started, is an error', async () => {
  await runCommand(process.execPath, ['-e', '']);
  const failing = runCommand(process.execPath, ['-e', 'process.exitCode = 3']);
  await expect(failing).rejects.toThrow('exit code 3');
  await expect(runCommand('no-such-program', [])).rejects.toThrow('no-such-program');
});

const deaf = `process.on('SIGINT', () => {});`;

for (const [what, ears] of [
  ['what it has started, and what that has started', ''],
  ['what does not listen', deaf],
] as const) {
  test(`a signal to the runner ends ${what}, and lets it go on with nothing`, async ({}, testInfo) => {
    const waits = `${deaf} setInterval(() => {}, 1000); console.log('It waits.')`;
    const starts = `${ears} require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(waits)}], { stdio: 'inherit' })`;
    const lines = [
      `import { exitWhenAsked, runCommand } from '${projectRoot}e2e/run/process-group';`,
      'exitWhenAsked(130, 200);',
      `await runCommand(process.execPath, ['-e', ${JSON.stringify(starts)}]);`,
      `console.log('It went on.');`,
    ];
    const script = testInfo.outputPath('runner.mts');
    writeFileSync(script, lines.join('\n'));
    const runner = spawn(process.execPath, ['--import', 'tsx', script]);
    let output = '';
    runner.stdout.on('data', (text) => (output += text));
    await expect.poll(() => output).toContain('It waits.');
    runner.kill('SIGTERM');
    // Only comes once nobody holds the output any more.
    expect(await once(runner, 'close')).toEqual([130, null]);
    expect(output).not.toContain('It went on.');
  });
}

const passes = `test('passes', () => {});`;
const fails = `test('fails', () => { throw 1; });`;
const isFlaky = `test('is flaky', ({}, info) => { if (info.retry === 0) throw 1; });`;
const skips = (reason: string) => `test('${reason}', ({}, info) => info.skip(true, '${reason}'));`;

for (const [what, tests, line, code] of [
  ['all that count', [passes, isFlaky, fails], '1 passed, 1 failed, 1 flaky', 1],
  ['excused tests apart', [passes, skips(noRedis)], '1 passed, 0 failed, 1 skipped', 0],
  ['other skipped tests as failed', [passes, skips('Later.')], '1 passed, 1 failed', 1],
  ['a run without tests as failed', [], '0 passed, 1 failed', 1],
] as const) {
  test(`the last line of a run counts ${what}`, ({}, testInfo) => {
    test.slow();
    const cwd = testInfo.outputPath('.');
    const library = join(projectRoot, 'node_modules/@playwright/test/index.js');
    const lines = [`const { test } = require(${JSON.stringify(library)});`, ...tests];
    writeFileSync(join(cwd, 'some.spec.cjs'), lines.join('\n'));
    const reporters = `[['list'], ['${projectRoot}e2e/run/summary-reporter.ts']]`;
    const config = `export default { retries: 1, reporter: ${reporters} };`;
    writeFileSync(join(cwd, 'playwright.config.mjs'), config);
    const options = { cwd, encoding: 'utf8' } as const;
    const { stdout, status } = spawnSync(process.execPath, [playwrightProgram, 'test'], options);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(line);
    expect(status).toBe(code);
  });
}
