import { expect, test, type TestInfo } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { noRedis } from './find-redis.mjs';
import { freePort } from './free-port.mjs';
import { runCommand, startGroup } from './process-group.mjs';
import { playwrightProgram, projectRoot } from './project-root.mjs';
import { noSettings, settingNames } from './setting-names.mjs';
import { startSite } from './start-site.mjs';

/** Puts a program into a folder of the test's own; any program passes for a browser. */
async function putProgram(testInfo: TestInfo, name: string): Promise<string> {
  const path = testInfo.outputPath(name);
  await mkdir(dirname(path), { recursive: true });
  await symlink(process.execPath, path);
  return path;
}

test('a browser is the named one, an installed one, or else a downloaded one', async ({}, testInfo) => {
  const named = await putProgram(testInfo, 'my-browser');
  const installed = await putProgram(testInfo, 'bin/google-chrome');
  const downloadPath = await putProgram(testInfo, 'downloads/chrome');
  const PATH = `/no-such-folder:${dirname(installed)}`;
  const find = (environment: Record<string, string>) => findBrowser({ environment, downloadPath });

  expect(find({ CHROMIUM_PATH: named, PATH })).toBe(named);
  expect(find({ PATH })).toBe(installed);
  expect(find({ PATH: '' })).toBe(downloadPath);

  const shell = await putProgram(testInfo, 'shell/chromium-headless-shell');
  expect(find({ PATH: dirname(shell) }), 'a shell alone lacks too much').toBe(downloadPath);
  await putProgram(testInfo, 'shell/chromium');
  expect(find({ PATH: dirname(shell) })).toBe(shell);
});

test('without a browser, one sentence says what to do', async ({}, testInfo) => {
  const downloadPath = testInfo.outputPath('nothing');
  expect(() => findBrowser({ environment: {}, downloadPath })).toThrow(
    /^[^.]*install Chrome or Chromium[^.]*CHROMIUM_PATH[^.]*\.$/,
  );
  const CHROMIUM_PATH = testInfo.outputPath('notes.txt');
  await writeFile(CHROMIUM_PATH, 'not a browser');
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
    const start = startSite({ port: taken });
    await expect(start).rejects.toThrow(`Port ${taken} is in use`);
    server.close();
    expect(port).toBeGreaterThan(taken);
    expect(port).toBeLessThan(taken + 50);
  });
}

test('where no port is free, it is said which were tried', async () => {
  await expect(freePort(65_536)).rejects.toThrow('No port from 65536');
});

test('a site that was never built fails at once with what it printed', async ({}, testInfo) => {
  const directory = testInfo.outputPath('empty');
  await mkdir(directory);
  await symlink(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  const start = startSite({ port: await freePort(3900), directory });
  await expect(start).rejects.toThrow(/before it answered.*It printed:\n.*production build/s);
});

test('every setting is emptied, so that none is taken from a file of the developer', () => {
  expect(noSettings()).toEqual(Object.fromEntries(settingNames.map((name) => [name, ''])));
});

test('a command that does not end well, or cannot be started, is an error', async () => {
  await runCommand(process.execPath, ['-e', '']);
  const failing = runCommand(process.execPath, ['-e', 'process.exitCode = 3']);
  await expect(failing).rejects.toThrow('exit code 3');
  const output: string[] = [];
  const { ended } = startGroup('no-such-program', [], { onOutput: (text) => output.push(text) });
  expect(await ended).toBe(127);
  expect(output.join('')).toContain('no-such-program could not be started');
});

test('stopping a program stops what it has started, and what does not listen', async () => {
  const deaf = `process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log(String(process.pid))`;
  const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' })`;
  const output: string[] = [];
  const group = startGroup(process.execPath, ['-e', `${parent}; setInterval(() => {}, 1000)`], {
    onOutput: (text) => output.push(text),
  });
  await expect.poll(() => output.join('')).toMatch(/\d+\n/);
  await group.stop(200);
  // Only comes once nobody holds the output any more.
  expect(await group.ended).toBe(128);
});

test('a signal to the runner ends what it has started', async ({}, testInfo) => {
  const imported = join(projectRoot, 'e2e/run/process-group.mjs');
  const script = testInfo.outputPath('runner.mjs');
  const lines = [
    `import { exitWhenAsked, startGroup } from ${JSON.stringify(imported)};`,
    'exitWhenAsked(130);',
    `startGroup(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log(String(process.pid))']);`,
  ];
  await mkdir(testInfo.outputDir, { recursive: true });
  await writeFile(script, lines.join('\n'));
  const runner = spawn(process.execPath, [script]);
  const [printed] = await once(runner.stdout, 'data');
  runner.kill('SIGTERM');
  expect(await once(runner, 'exit')).toEqual([130, null]);
  expect(() => process.kill(Number(printed), 0)).toThrow('ESRCH');
});

const passes = `test('passes', () => {});`;
const fails = `test('fails', () => { throw 1; });`;
const isFlaky = `test('is flaky', ({}, info) => { if (info.retry === 0) throw 1; });`;
const skips = (reason: string) => `test('${reason}', ({}, info) => info.skip(true, '${reason}'));`;
const all = [passes, fails, isFlaky, skips('Later.'), skips(noRedis)];

for (const [what, tests, environment, line, code] of [
  [
    'what passed, apart from what lacks a Redis',
    [passes, skips(noRedis)],
    {},
    '1 passed, 0 failed, 1 skipped',
    0,
  ],
  [
    'failed and skipped tests as failed, and flaky ones apart',
    all,
    {},
    '1 passed, 2 failed, 1 flaky, 1 skipped',
    1,
  ],
  [
    'what lacks a required Redis as failed',
    [passes, skips(noRedis)],
    { REDIS_REQUIRED: '1' },
    '1 passed, 1 failed',
    1,
  ],
  ['a run without tests as failed', [], {}, '0 passed, 1 failed', 1],
] as const) {
  test(`the last line of a run counts ${what}`, async ({}, testInfo) => {
    test.slow();
    const cwd = testInfo.outputPath('tests');
    await mkdir(cwd, { recursive: true });
    const library = join(projectRoot, 'node_modules/@playwright/test/index.js');
    const lines = [`const { test } = require(${JSON.stringify(library)});`, ...tests];
    await writeFile(join(cwd, 'some.spec.cjs'), lines.join('\n'));
    const reporter = join(projectRoot, 'e2e/run/summary-reporter.mjs');
    await writeFile(
      join(cwd, 'playwright.config.mjs'),
      `export default { retries: 1, reporter: [['list'], [${JSON.stringify(reporter)}]] };`,
    );
    const env = { ...process.env, REDIS_REQUIRED: '', ...environment };
    const options = { cwd, env, encoding: 'utf8' } as const;
    const { stdout, status } = spawnSync(process.execPath, [playwrightProgram, 'test'], options);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(line);
    expect(status).toBe(code);
  });
}
