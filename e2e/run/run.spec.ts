import { expect, test, type TestInfo } from '@playwright/test';
import type { JSONReportSuite } from '@playwright/test/reporter';
import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { countResults } from './count-results.mjs';
import { findBrowser } from './find-browser.mjs';
import { freePort } from './free-port.mjs';
import { namedProjects } from './named-projects.mjs';
import { startGroup } from './process-group.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';
import { noSettings, settingNames } from './setting-names.mjs';
import { startSite } from './start-site.mjs';

/** A machine with nothing on it. */
const bare = { environment: { PATH: '' }, platform: 'linux', downloadPath: undefined };

/** Puts a program of this name into a folder of the test's own; any program passes for a browser. */
async function putProgram(testInfo: TestInfo, name: string): Promise<string> {
  const path = testInfo.outputPath(name);
  await mkdir(dirname(path), { recursive: true });
  await symlink(process.execPath, path);
  return path;
}

/** Runs Playwright on tests that are skipped for these reasons. @returns the suites of its report */
async function skippedTests(
  testInfo: TestInfo,
  reasons: readonly string[],
): Promise<JSONReportSuite[]> {
  const tests = reasons.map(
    (reason, index) => `test('${index}', ({}, info) => info.skip(true, '${reason}'));`,
  );
  const library = join(projectRoot, 'node_modules/@playwright/test/index.js');
  const lines = [`const { test } = require('${library}');`, ...tests];
  await mkdir(testInfo.outputPath('tests'), { recursive: true });
  await writeFile(testInfo.outputPath('tests/some.spec.cjs'), lines.join('\n'));
  const program = join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const report = testInfo.outputPath('report.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const cwd = testInfo.outputPath('tests');
  await new Promise((resolve) => {
    execFile(process.execPath, [program, 'test', '--reporter=json'], { cwd, env }, resolve);
  });
  return JSON.parse(await readFile(report, 'utf8')).suites;
}

test.describe('finding a browser', () => {
  test('takes the one that CHROMIUM_PATH names before an installed one', async ({}, testInfo) => {
    const installed = await putProgram(testInfo, 'bin/chromium');
    const named = await putProgram(testInfo, 'my-browser');
    const environment = { CHROMIUM_PATH: named, PATH: dirname(installed) };

    const found = await findBrowser({ mayInstall: false, machine: { ...bare, environment } });

    expect(found).toEqual({ executablePath: named, source: 'CHROMIUM_PATH' });
  });

  test('names a CHROMIUM_PATH that is no program', async ({}, testInfo) => {
    const path = testInfo.outputPath('notes.txt');
    await writeFile(path, 'not a browser');
    const environment = { CHROMIUM_PATH: path, PATH: '' };

    const search = findBrowser({ mayInstall: true, machine: { ...bare, environment } });

    await expect(search).rejects.toThrow(`CHROMIUM_PATH names ${path},`);
  });

  test('takes an installed one before a downloaded one', async ({}, testInfo) => {
    const installed = await putProgram(testInfo, 'bin/google-chrome');
    const downloadPath = await putProgram(testInfo, 'downloads/chrome');
    const environment = { PATH: `/no-such-folder:${dirname(installed)}` };

    const found = await findBrowser({
      mayInstall: false,
      machine: { ...bare, environment, downloadPath },
    });

    expect(found).toEqual({ executablePath: installed, source: 'installed' });
  });

  test('takes the one that Playwright has downloaded when none is installed', async ({}, testInfo) => {
    const downloadPath = await putProgram(testInfo, 'downloads/chrome');

    const found = await findBrowser({ mayInstall: false, machine: { ...bare, downloadPath } });

    expect(found.executablePath).toBe(downloadPath);
  });

  test('says in one sentence what to do when there is none', async () => {
    const search = findBrowser({ mayInstall: false, machine: bare });

    await expect(search).rejects.toThrow(
      /^[^.]*install Chrome or Chromium[^.]*CHROMIUM_PATH[^.]*\.$/,
    );
  });
});

test.describe('finding a port', () => {
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    test(`skips one that is taken on ${host}`, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, host, resolve));
      const { port: taken } = server.address() as AddressInfo;

      const port = await freePort(taken);
      await new Promise((resolve) => server.close(resolve));

      expect(port).toBeGreaterThan(taken);
      expect(port).toBeLessThan(taken + 50);
    });
  }

  test('says which ports it tried when there is none', async () => {
    await expect(freePort(65_536)).rejects.toThrow('No port from 65536');
  });
});

test.describe('starting the site', () => {
  test('refuses a port that another server has', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    const start = startSite({ port }).finally(() => server.close());

    await expect(start).rejects.toThrow(`Port ${port} is in use`);
  });

  test('fails at once with what the site printed when it was never built', async ({}, testInfo) => {
    const directory = testInfo.outputPath('empty');
    await mkdir(directory);
    await symlink(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));

    const start = startSite({ port: await freePort(3900), directory });

    await expect(start).rejects.toThrow(/before it answered.*It printed:\n.*production build/s);
  });

  test('empties every setting, so that none is taken from a file of the developer', () => {
    expect(noSettings()).toEqual(Object.fromEntries(settingNames.map((name) => [name, ''])));
  });
});

test.describe('running a command', () => {
  test('tells one that ends well from one that does not', async () => {
    expect(await runCommand(process.execPath, ['-e', ''])).toBe(true);
    expect(await runCommand(process.execPath, ['-e', 'process.exitCode = 3'])).toBe(false);
  });

  test('says so when there is no such program', async () => {
    const output: string[] = [];

    const { ended } = startGroup('no-such-program', [], { onOutput: (text) => output.push(text) });

    expect(await ended).toBe(127);
    expect(output.join('')).toContain('no-such-program could not be started');
  });

  test('stops one that takes longer than it may', async () => {
    const forever = 'setInterval(() => {}, 1000)';

    expect(await runCommand(process.execPath, ['-e', forever], { limit: 100 })).toBe(false);
  });
});

test.describe('counting results', () => {
  const stats = { startTime: '', duration: 0, expected: 9, unexpected: 0, flaky: 0, skipped: 0 };
  const reportOf = (more: Partial<typeof stats>, suites: JSONReportSuite[] = []) => ({
    stats: { ...stats, ...more },
    suites,
  });

  test('counts what passed', () => {
    expect(countResults(reportOf({}), true)).toEqual({ passed: 9, failed: 0, skipped: 0 });
  });

  test('counts flaky and skipped tests as failed', () => {
    const result = countResults(reportOf({ unexpected: 1, flaky: 2, skipped: 3 }), true);

    expect(result).toEqual({ passed: 9, failed: 6, skipped: 0 });
  });

  test('excuses a skipped test for the one reason that may be, where that is given', async ({}, testInfo) => {
    const suites = await skippedTests(testInfo, ['No Redis.', 'No Redis.', 'Later.']);
    const report = reportOf({ skipped: 3 }, suites);

    expect(countResults(report, true, 'No Redis.')).toEqual({ passed: 9, failed: 1, skipped: 2 });
    expect(countResults(report, true)).toEqual({ passed: 9, failed: 3, skipped: 0 });
  });

  test('never calls a run without tests, or one that ended badly, passed', () => {
    expect(countResults(undefined, false)).toMatchObject({ passed: 0, failed: 1 });
    expect(countResults(reportOf({ expected: 0 }), true)).toMatchObject({ passed: 0, failed: 1 });
    expect(countResults(reportOf({}), false)).toMatchObject({ passed: 9, failed: 1 });
  });
});

test('reads which projects a run is limited to', () => {
  expect(namedProjects(['--headed', 'home.spec.ts'])).toEqual([]);
  expect(namedProjects(['--project=firefox'])).toEqual(['firefox']);
  expect(namedProjects(['--project', 'firefox', 'webkit', '--headed'])).toEqual([
    'firefox',
    'webkit',
  ]);
});
