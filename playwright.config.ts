import { defineConfig, devices, type Project } from '@playwright/test';
import { browserArguments, findBrowser } from './e2e/run/find-programs';

// Workers load this file again, after `webServer` has set SITE_ORIGIN.
const { SITE_ORIGIN = '', ALL_BROWSERS } = process.env;

/** The two time zones that are farthest apart. */
const zones = { farWest: 'Pacific/Pago_Pago', farEast: 'Pacific/Kiritimati' };

const journeys = /e2e\/journeys\/.*\.spec\.ts/;

const screens = {
  phone: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
  },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};

/** A dark desktop would add no coverage. */
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
  // A busy machine can make a test time out once. The summary lists flaky tests separately.
  retries: process.env.CI ? 1 : 0,
  workers: 4,
  timeout: 45_000,
  expect: {
    timeout: 10_000,
    // A line of text may snap to the next pixel, depending on the scroll position.
    toHaveScreenshot: { maxDiffPixels: 400, threshold: 0.25 },
  },
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}-{projectName}{ext}',
  reporter: [
    ['list'],
    ['html', { outputFolder: 'e2e/.work/report', open: 'never' }],
    ['./e2e/run/summary-reporter.ts'],
  ],
  webServer: {
    command: 'node --import tsx e2e/run/start-tested-site.ts',
    // Playwright stores both origins in the environment.
    wait: { stdout: /site (?<site_origin>\S+), inbox (?<inbox_origin>\S+)\./ },
  },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: browserArguments, executablePath: findBrowser() },
    timezoneId: zones.farWest,
    baseURL: SITE_ORIGIN,
    // Recording traces takes a fifth of the suite's time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Animations would move elements before a click. Separate tests cover them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', testMatch: journeys, grepInvert: /@desktop-only/, use: screens.phone },
    {
      name: 'desktop',
      testMatch: journeys,
      // `@desktop-only` tests need a mouse or keyboard; `@desktop` tests depend on the screen or time zone.
      grep: /@desktop/,
      use: { ...screens.desktop, timezoneId: zones.farEast },
    },
    ...appearances.map(({ colorScheme, screen }, index) => ({
      name: `${colorScheme} on a ${screen}`,
      testMatch: /e2e\/visual\/.*\.spec\.ts/,
      // Other screenshots cover the colors and widths of `@once` screens.
      grepInvert: index === 0 ? [] : /@once/,
      use: {
        ...screens[screen],
        colorScheme,
        deviceScaleFactor: 1,
        timezoneId: 'America/New_York',
      },
    })),
    { name: 'sizes', testMatch: /e2e\/sizes\/.*\.spec\.ts/, use: screens.desktop },
    // In Cairo, a day in April starts at 1:00 AM.
    ...['UTC', 'Africa/Cairo', 'Pacific/Honolulu', 'Pacific/Kiritimati'].map((timeZone) => ({
      name: `dates in ${timeZone}`,
      testMatch: /dates\/.*\.spec\.ts/,
      metadata: { timeZone },
    })),
    {
      name: 'builds',
      testMatch: /builds\/.*\.spec\.ts/,
      // Each file builds a site for all of its tests.
      fullyParallel: false,
      timeout: 240_000,
    },
    {
      // Each project starts workers and browsers of its own, so these folders share one.
      name: 'server and tools',
      testMatch: /e2e\/(commands|faults|fuzz|platform|security|store|workflow)\/.*\.spec\.ts/,
      // One test sends 200 requests to a provider that accepts one per second.
      timeout: 120_000,
    },
    {
      name: 'budgets',
      testMatch: /budgets\/.*\.spec\.ts/,
      use: {
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
      },
    },
    ...(ALL_BROWSERS ? otherBrowsers : []),
  ],
});
