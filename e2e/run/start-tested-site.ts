// Starts the tested site and the inbox that all tests share, and prints their origins for Playwright.
import { startInbox } from '../inbox/start-inbox';
import { freePort } from './free-port';
import { siteEnvironment } from './site-environment';
import { startSite } from './start-site';

const inbox = await startInbox({ minIntervalMs: 0 });
const port = await freePort(3100);
const site = await startSite({
  port,
  environment: {
    ...siteEnvironment(inbox.origin),
    SITE_URL: `http://127.0.0.1:${port}`,
    // Each test sends as if it were the day's first visitor.
    REQUESTS_PER_DAY: 'off',
    REQUESTS_PER_INSTANCE: 'off',
  },
});
console.log(`site ${site.origin}, inbox ${inbox.origin}.`);
