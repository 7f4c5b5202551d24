import { rm } from 'node:fs/promises';
import { startInbox } from '../inbox/start-inbox.mjs';
import { siteEnvironment } from './site-environment.mjs';
import { startSite } from './start-site.mjs';

/** Playwright's global set-up: one inbox and the built site wired to it, for every journey. */
export default async function serveForTests() {
  const directory = 'e2e/.work/test-inbox';
  await rm(directory, { recursive: true, force: true });
  const inbox = await startInbox({
    port: Number(process.env.INBOX_PORT),
    directory,
    // Tests run side by side as one school; EmailJS's pace has tests of its own.
    pace: 0,
  });
  const site = await startSite({
    port: Number(process.env.SITE_PORT),
    // Every journey sends as if the school had no other visitors that day.
    environment: { ...siteEnvironment(inbox.origin), REQUESTS_PER_DAY: 'off' },
  });
  return async () => {
    await site.stop();
    await inbox.close();
  };
}
