import { expect, test, type TestInfo } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { noRedis } from './find-redis.mjs';
import { freePort } from './free-port.mjs';
import { runCommand, startGroup } from './process-group.mjs';
import { playwrightProgram, projectRoot } from './project-root.mjs';
import { startSite } from './start-site.mjs';

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
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port: taken } = server.address() as AddressInfo;
    const port = await freePort(taken);
    await expect(startSite({ port: taken })).rejects.toThrow(`Port ${taken} is in use`);
    server.close();
    expect(port).toBeGreaterThan(taken);
    expect(port).toBeLessThan(taken + 50);
  });
}

test('a site that was never built fails at once with what it printed', async ({}, testInfo) => {
  const directory = testInfo.outputPath('.');
  symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  const start = startSite({ port: await freePort(3900), directory });
  await expect(start).rejects.toThrow(/before it answered.*It printed:\n.*production build/s);
});

test('a command that does not end well, or cannot be started, is an error', async () => {
  await runCommand(process.execPath, ['-e', '']);
  const failing = runCommand(process.execPath, ['-e', 'process.exitCode = 3']);
  await expect(failing).rejects.toThrow('exit code 3');
  await expect(runCommand('no-such-program', [])).rejects.toThrow('no-such-program');
});

test('stopping a program stops what it has started, and what does not listen', async () => {
  const deaf = `process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log(String(process.pid))`;
  const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' })`;
  let output = '';
  const group = startGroup(process.execPath, ['-e', `${parent}; setInterval(() => {}, 1000)`], {
    onOutput: (text) => {
      output += text;
    },
  });
  await expect.poll(() => output).toMatch(/\d+\n/);
  await group.stop(200);
  // Only comes once nobody holds the output any more.
  expect(await group.ended).toBe(128);
});

test('a signal to the runner ends what it has started, and lets it go on with nothing', async ({}, testInfo) => {
  const imported = join(projectRoot, 'e2e/run/process-group.mjs');
  const script = testInfo.outputPath('runner.mjs');
  const waits = 'setInterval(() => {}, 1000); console.log(String(process.pid))';
  const lines = [
    `import { exitWhenAsked, startGroup } from ${JSON.stringify(imported)};`,
    'exitWhenAsked(130);',
    `await startGroup(process.execPath, ['-e', '${waits}']).ended;`,
    `console.log('It went on.');`,
  ];
  writeFileSync(script, lines.join('\n'));
  const runner = spawn(process.execPath, [script]);
  let output = '';
  runner.stdout.on('data', (text) => (output += text));
  await expect.poll(() => output).toMatch(/\d+\n/);
  runner.kill('SIGTERM');
  expect(await once(runner, 'exit')).toEqual([130, null]);
  expect(output).not.toContain('It went on.');
  expect(() => process.kill(parseInt(output, 10), 0)).toThrow('ESRCH');
});

const passes = `test('passes', () => {});`;
const fails = `test('fails', () => { throw 1; });`;
const isFlaky = `test('is flaky', ({}, info) => { if (info.retry === 0) throw 1; });`;
const skips = (reason: string) => `test('${reason}', ({}, info) => info.skip(true, '${reason}'));`;
const excused = [passes, isFlaky, skips(noRedis)];

for (const [what, tests, REDIS_REQUIRED, line, code] of [
  ['flaky and excused tests apart', excused, '', '1 passed, 0 failed, 1 flaky, 1 skipped', 0],
  [
    'all else as failed',
    [...excused, fails, skips('Later.')],
    '1',
    '1 passed, 3 failed, 1 flaky',
    1,
  ],
  ['a run without tests as failed', [], '', '0 passed, 1 failed', 1],
] as const) {
  test(`the last line of a run counts ${what}`, ({}, testInfo) => {
    test.slow();
    const cwd = testInfo.outputPath('.');
    const library = join(projectRoot, 'node_modules/@playwright/test/index.js');
    const lines = [`const { test } = require(${JSON.stringify(library)});`, ...tests];
    writeFileSync(join(cwd, 'some.spec.cjs'), lines.join('\n'));
    const reporter = join(projectRoot, 'e2e/run/summary-reporter.mjs');
    writeFileSync(
      join(cwd, 'playwright.config.mjs'),
      `export default { retries: 1, reporter: [['list'], [${JSON.stringify(reporter)}]] };`,
    );
    const env = { ...process.env, REDIS_REQUIRED };
    const options = { cwd, env, encoding: 'utf8' } as const;
    const { stdout, status } = spawnSync(process.execPath, [playwrightProgram, 'test'], options);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(line);
    expect(status).toBe(code);
  });
}
