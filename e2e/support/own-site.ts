import { account } from '../inbox/account';
import { createClient } from '../inbox/inbox-fixture';
import { startInbox } from '../inbox/start-inbox';
import { siteEnvironment } from '../run/site-environment';
import { startSite, type Site } from '../run/start-site';

/** What tests of the site ask of an inbox, and the faults that they inject into its providers. */
export type OwnInbox = ReturnType<typeof createClient>;

/** The settings of a site that may fall back to Resend, whose stand-in is the same inbox. */
export function resendEnvironment(inboxOrigin: string): Record<string, string> {
  return {
    RESEND_API_KEY: account.resendKey,
    RESEND_FROM: 'Swim School <requests@example.com>',
    RESEND_BASE_URL: inboxOrigin,
  };
}

/** The same for a site without EmailJS, whose mail is taken as fast as it comes. */
export function resendAlone(inboxOrigin: string): Record<string, string> {
  return { ...resendEnvironment(inboxOrigin), EMAILJS_USER_ID: '' };
}

/** Starts an inbox of a test's own with EmailJS's pace, in milliseconds. */
export async function startOwnInbox(pace: number) {
  const { origin, close } = await startInbox({ pace });
  return { ...createClient(origin), close };
}

/**
 * Starts a site of a test's own, wired to `inbox`, that limits nobody and gives a provider one second,
 * unless `environment` says otherwise.
 */
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
