import { defineConfig, devices, type Project } from '@playwright/test';
import { browserArguments, findBrowser } from './e2e/run/find-browser';
import { freePort } from './e2e/run/free-port';
import { noSettings, siteEnvironment } from './e2e/run/site-environment';
import { testedSite } from './e2e/run/project-root';
import { deploymentOf } from './e2e/run/start-site';

// Read again by each worker, which finds what the first reading has chosen.
process.env.SITE_PORT ??= String(await freePort(3100));
process.env.INBOX_PORT ??= String(await freePort(4410));
// Empty where `npm test` is asked for other browsers alone.
process.env.CHROMIUM_PATH ??= findBrowser();

const { CHROMIUM_PATH, SITE_PORT, INBOX_PORT, ALL_BROWSERS } = process.env;
const siteOrigin = `http://127.0.0.1:${SITE_PORT}`;
const inboxOrigin = `http://127.0.0.1:${INBOX_PORT}`;

/** The widest apart that visitors' clocks can be, from each other and from the server's. */
const zones = { farWest: 'Pacific/Pago_Pago', farEast: 'Pacific/Kiritimati' };

const journeys = /e2e\/journeys\/.*\.spec\.ts/;

/** A phone and a desktop, on which the journeys are made and the pages looked at. */
const screens = {
  phone: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
  },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};

/** Both schemes and both screens, without the fourth pair, which shows nothing that these three do not. */
const appearances = [
  { colorScheme: 'light', screen: 'phone' },
  { colorScheme: 'dark', screen: 'phone' },
  { colorScheme: 'light', screen: 'desktop' },
] as const;

const otherBrowsers: Project[] = [
  { name: 'firefox', use: devices['Desktop Firefox'] },
  { name: 'webkit', use: devices['iPhone 15'] },
].map(({ name, use }) => ({
  name,
  testMatch: journeys,
  use: { ...use, launchOptions: {}, timezoneId: zones.farEast },
}));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/.work/results',
  tsconfig: 'e2e/tsconfig.json',
  fullyParallel: true,
  forbidOnly: true,
  // On a shared machine a test may be starved once. It is named, and counted apart.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  timeout: 45_000,
  expect: {
    timeout: 10_000,
    // What is drawn differs a little from one release of the browser to the next.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25 },
  },
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}-{projectName}{ext}',
  reporter: [
    ['list'],
    ['html', { outputFolder: 'e2e/.work/report', open: 'never' }],
    ['./e2e/run/summary-reporter.ts'],
  ],
  webServer: [
    { command: 'node --import tsx e2e/inbox/main.ts', url: inboxOrigin },
    {
      command: `node node_modules/next/dist/bin/next start --hostname 127.0.0.1 --port ${SITE_PORT}`,
      cwd: testedSite,
      url: siteOrigin,
      env: {
        NODE_ENV: 'production',
        ...noSettings(),
        ...siteEnvironment(inboxOrigin),
        SITE_URL: siteOrigin,
        ...deploymentOf(),
        // Every journey sends as if the school had no other visitors that day.
        REQUESTS_PER_DAY: 'off',
      },
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      args: browserArguments,
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    },
    timezoneId: zones.farWest,
    baseURL: siteOrigin,
    // Recording every test to keep the trace of one that fails costs a fifth of the suite's time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A page that still glides moves what is about to be clicked; motion has journeys of its own.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', testMatch: journeys, grepInvert: /@desktop-only/, use: screens.phone },
    {
      name: 'desktop',
      testMatch: journeys,
      // What needs a mouse or a keyboard is made here alone, and what depends on screen or zone here too.
      grep: /@desktop/,
      use: { ...screens.desktop, timezoneId: zones.farEast },
    },
    ...appearances.map(({ colorScheme, screen }, index) => ({
      name: `${colorScheme} on a ${screen}`,
      testMatch: /e2e\/visual\/.*\.spec\.ts/,
      // What shows nothing of its own in another color or width is drawn in the first one alone.
      grepInvert: index === 0 ? [] : /@once/,
      use: {
        ...screens[screen],
        colorScheme,
        deviceScaleFactor: 1,
        timezoneId: 'America/New_York',
      },
    })),
    { name: 'sizes', testMatch: /e2e\/sizes\/.*\.spec\.ts/, use: screens.desktop },
    // In Cairo a day in April starts at one o'clock.
    ...['UTC', 'Africa/Cairo', 'Pacific/Honolulu', 'Pacific/Kiritimati'].map((timeZone) => ({
      name: `dates in ${timeZone}`,
      testMatch: /dates\/.*\.spec\.ts/,
      metadata: { timeZone },
    })),
    {
      name: 'builds',
      testMatch: /builds\/.*\.spec\.ts/,
      // One worker for each file, since it builds a site for its tests.
      fullyParallel: false,
      timeout: 240_000,
    },
    { name: 'platform', testMatch: /platform\/.*\.spec\.ts/, timeout: 90_000 },
    { name: 'relay and security', testMatch: /(faults|fuzz|security)\/.*\.spec\.ts/ },
    {
      name: 'store',
      testMatch: /e2e\/store\/.*\.spec\.ts/,
      // Two hundred requests, of which a provider takes one a second.
      timeout: 120_000,
    },
    {
      name: 'budgets',
      testMatch: /budgets\/.*\.spec\.ts/,
      use: {
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      },
    },
    { name: 'tools', testMatch: /e2e\/(inbox|run|commands|workflow)\/.*\.spec\.ts/ },
    ...(ALL_BROWSERS ? otherBrowsers : []),
  ],
});
