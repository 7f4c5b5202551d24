import { defineConfig, devices } from '@playwright/test';
import { deploymentId } from './e2e/platform/stub-platform.mjs';
import { browserArguments, findBrowser } from './e2e/run/find-programs';
import { freePort } from './e2e/run/serve';
import { startArguments } from './e2e/run/start-site';
import { cleanEnvironment, siteEnvironment } from './e2e/run/site-environment';

/** A free address. Workers load this file again, and inherit it. */
async function origin(name: string, preferredPort: number): Promise<string> {
  return (process.env[name] ??= `http://127.0.0.1:${await freePort(preferredPort)}`);
}

const site = await origin('SITE_ORIGIN', 3100);
const inbox = await origin('INBOX_ORIGIN', 4400);

/** Each worker starts a browser. For a few tests, that takes longer than running them one after another. */
const oneWorker = { workers: 1 };
const twoWorkers = { workers: 2 };

/** The two inhabited time zones that are farthest apart. */
const zones = { farWest: 'Pacific/Pago_Pago', farEast: 'Pacific/Kiritimati' };

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  // A phone’s density would make tests a twelfth slower.
  deviceScaleFactor: 1,
};
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

const otherBrowsers = [
  // `@chromium-only` tests read the clipboard, see an error page of the browser, or ask it about its tabs.
  { name: 'firefox', device: devices['Desktop Firefox'], grepInvert: /@chromium-only/ },
  // A phone has no mouse.
  { name: 'webkit', device: devices['iPhone 15'], grepInvert: /@chromium-only|@desktop-only/ },
].map(({ device, ...project }) => ({
  ...project,
  testDir: 'e2e/journeys',
  use: { ...device, launchOptions: {}, timezoneId: zones.farEast },
}));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/.work/results',
  tsconfig: 'e2e/tsconfig.json',
  globalSetup: './e2e/run/find-programs.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Tests wait as well as compute: the site calls EmailJS once a second.
  workers: '150%',
  // The limits end what hangs. A slow machine comes nowhere near them.
  timeout: 600_000,
  expect: {
    timeout: 90_000,
    // A line of the submit bar and its button may snap to the next pixel, depending on the scroll position, which
    // changes 849 pixels. The threshold is low enough to tell a chip under the pointer from another.
    toHaveScreenshot: { maxDiffPixels: 1_000, threshold: 0.03 },
  },
  reporter: [['list'], ['html', { outputFolder: 'e2e/.work/report', open: 'never' }]],
  webServer: [
    {
      name: 'inbox',
      command: `node --import tsx e2e/inbox/main.ts ${new URL(inbox).port}`,
      url: inbox,
      timeout: 600_000,
    },
    {
      name: 'site',
      // If the site is not built, the shell names the folder. `cwd` would only cause `spawn ENOENT`.
      command: `cd e2e/.work/site && node node_modules/next/dist/bin/next ${startArguments(Number(new URL(site).port)).join(' ')}`,
      url: site,
      timeout: 600_000,
      env: {
        ...cleanEnvironment(),
        ...siteEnvironment(inbox),
        NEXT_DEPLOYMENT_ID: deploymentId,
        SITE_URL: site,
        // Each test sends as if it were the day's first visitor.
        REQUESTS_PER_DAY: 'off',
        REQUESTS_PER_INSTANCE: 'off',
      },
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: browserArguments, executablePath: findBrowser() },
    timezoneId: zones.farWest,
    baseURL: site,
    actionTimeout: 90_000,
    // Traces of all tests take a fifth of the suite's time. So does `screenshot`, which takes one before it knows
    // whether the test has failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Animations would move elements before a click. Separate tests cover them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      // These tests wait more than they compute, so they run beside the others.
      ...twoWorkers,
      name: 'faults, security, stores and workflow',
      testMatch: /e2e\/(faults|security|store|workflow)\/.*\.spec\.ts/,
    },
    // Each file builds sites, which its worker keeps for all of its tests. No file takes longer, so they start early.
    {
      ...twoWorkers,
      name: 'builds',
      testDir: 'e2e/builds',
      fullyParallel: false,
      timeout: 1_800_000,
    },
    {
      // How pages look and how much they load. Each file sets its own screens.
      ...twoWorkers,
      name: 'pages',
      testMatch: /e2e\/(visual|sizes|budgets)\/.*\.spec\.ts/,
      snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
    },
    {
      // Each project starts workers and browsers of its own, so these folders share one.
      ...twoWorkers,
      name: 'platform and tools',
      testMatch: /e2e\/(commands|fuzz|platform)\/.*\.spec\.ts/,
    },
    {
      ...twoWorkers,
      name: 'desktop',
      testDir: 'e2e/journeys',
      // `@desktop-only` tests need a mouse, a keyboard or a wide screen. `@desktop` tests depend on the screen or time zone.
      grep: /@desktop/,
      use: { ...desktop, timezoneId: zones.farEast },
    },
    { ...oneWorker, name: 'dates', testDir: 'e2e/dates' },
    // Short tests come last, so that no worker is left with a long one.
    { name: 'phone', testDir: 'e2e/journeys', grepInvert: /@desktop-only/, use: phone },
    ...(process.env.ALL_BROWSERS ? otherBrowsers : []),
  ],
});
