import { account } from '../inbox/account';
import type { Inbox } from '../inbox/inbox-fixture';
import { siteEnvironment } from '../run/site-environment';
import { startSite, type Site } from '../run/start-site';

export function resendEnvironment(inboxOrigin: string): Record<string, string> {
  return {
    RESEND_API_KEY: account.resendKey,
    RESEND_FROM: 'Swim School <requests@example.com>',
    RESEND_BASE_URL: inboxOrigin,
  };
}

/** Settings of a site that uses only Resend, whose calls the site does not space out. */
export function onlyResend(inboxOrigin: string): Record<string, string> {
  const noIdentifiers = { EMAILJS_USER_ID: '', EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '' };
  return { ...resendEnvironment(inboxOrigin), ...noIdentifiers };
}

/** Starts a site without limits, unless `environment` sets them. */
export function startOwnSite(
  inbox: Inbox,
  environment: Readonly<Record<string, string>>,
): Promise<Site> {
  return startSite({
    environment: {
      ...siteEnvironment(inbox.origin),
      REQUESTS_PER_INSTANCE: 'off',
      REQUESTS_PER_DAY: 'off',
      REQUESTS_PER_VISITOR: 'off',
      ...environment,
    },
  });
}
