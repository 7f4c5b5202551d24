import type { KnownAnswer } from './known-answer';

const domains = 'https://resend.com/domains';
const keys = 'https://resend.com/api-keys';

/**
 * Resend's answers to a call that did not succeed, by its own names for them.
 *
 * @see https://resend.com/docs/api-reference/errors
 */
export const resendAnswers: readonly KnownAnswer[] = [
  {
    says: /missing_api_key/,
    advice: `Resend saw no key: make one at ${keys} and set RESEND_API_KEY.`,
  },
  {
    says: /restricted_api_key/,
    advice: `The key may not do this: make one at ${keys} with "Sending access" for the domain of RESEND_FROM, and set RESEND_API_KEY.`,
  },
  {
    says: /invalid_api_key|API key is invalid/,
    advice: `RESEND_API_KEY is not a key that Resend knows, or it was deleted: make a new one at ${keys}.`,
  },
  {
    says: /testing emails/i,
    advice: `Without a domain of its own an account can only write to itself: verify a domain at ${domains} and use it in RESEND_FROM, or set INSTRUCTOR_EMAIL to the account's own address.`,
  },
  {
    says: /domain is not verified|not verified/i,
    advice: `The domain of RESEND_FROM is not verified: verify it at ${domains}, written exactly as in RESEND_FROM, subdomain and all.`,
  },
  {
    says: /invalid_from_address|invalid `from`/i,
    advice:
      'RESEND_FROM is not a sender: write requests@example.com or Swim School <requests@example.com>.',
  },
  {
    says: /invalid `to`/i,
    advice: 'INSTRUCTOR_EMAIL is not an address that Resend delivers to: correct it.',
  },
  {
    says: /invalid_access/,
    advice: `The key may not send from this domain: look at its permission and domain at ${keys}.`,
  },
  {
    says: /daily_quota_exceeded/,
    advice:
      "Today's mails are used up: wait until tomorrow, or take a larger plan (https://resend.com/settings/billing).",
  },
  {
    says: /monthly_quota_exceeded/,
    advice:
      "This month's mails are used up: wait for the next month, or take a larger plan (https://resend.com/settings/billing).",
  },
  {
    says: /rate_limit_exceeded/,
    advice: 'Too many calls came at once from this account: try again in a minute.',
  },
  {
    says: /security_error/,
    advice:
      'Resend held the mail back for its safety: see what it says of it at https://resend.com/emails, and ask its support.',
  },
  { status: [401], advice: `Resend did not accept RESEND_API_KEY: make a new one at ${keys}.` },
  {
    status: [429],
    advice: 'Too many calls came at once, or a quota is used up: try again in a minute.',
  },
  {
    status: [301, 302, 303, 307, 308, 404, 405],
    advice: 'This is not where Resend answers: leave RESEND_BASE_URL empty.',
  },
  {
    status: [500, 502, 503, 504],
    advice: 'Resend itself is out of order, and nothing here is wrong: try again later.',
  },
];
