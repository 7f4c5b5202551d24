import { account } from '../inbox/account';
import { createClient } from '../inbox/inbox-fixture';
import { startInbox } from '../inbox/start-inbox';
import { siteEnvironment } from '../run/site-environment';
import { startSite, type Site } from '../run/start-site';

export type OwnInbox = ReturnType<typeof createClient>;

/** Settings of a site that can fall back to Resend. */
export function resendEnvironment(inboxOrigin: string): Record<string, string> {
  return {
    RESEND_API_KEY: account.resendKey,
    RESEND_FROM: 'Swim School <requests@example.com>',
    RESEND_BASE_URL: inboxOrigin,
  };
}

/** Settings of a site with Resend alone, which has no pace. */
export function resendAlone(inboxOrigin: string): Record<string, string> {
  return { ...resendEnvironment(inboxOrigin), EMAILJS_USER_ID: '' };
}

/** Starts an inbox with EmailJS's pace, in milliseconds. */
export async function startOwnInbox(pace: number) {
  const { origin, close } = await startInbox({ pace });
  return { ...createClient(origin), close };
}

/** Starts a site that by default limits nobody and gives a provider one second. */
export function startOwnSite(
  inbox: OwnInbox,
  environment: Readonly<Record<string, string>>,
): Promise<Site> {
  return startSite({
    environment: {
      ...siteEnvironment(inbox.origin),
      REQUESTS_PER_INSTANCE: 'off',
      REQUESTS_PER_DAY: 'off',
      REQUESTS_PER_VISITOR: 'off',
      MAIL_DEADLINE_SECONDS: '1',
      ...environment,
    },
  });
}
