/** A refusal that a provider is known to give, and what to do about it. */
export type KnownAnswer = {
  /** The statuses that it comes with; any where there are none. */
  readonly status?: readonly number[];
  /** What its text, or the provider's name for it, contains. */
  readonly says?: RegExp;
  readonly advice: string;
};

/** The advice on an answer; `undefined` for an unknown one. */
export function adviceOn(
  known: readonly KnownAnswer[],
  status: number,
  text: string,
): string | undefined {
  return known.find(
    (answer) => (answer.status?.includes(status) ?? true) && (answer.says?.test(text) ?? true),
  )?.advice;
}

const emailJs = 'https://dashboard.emailjs.com/admin';

/**
 * EmailJS's errors, documented and reported.
 * @see https://www.emailjs.com/docs/rest-api/send/
 * @see https://github.com/emailjs-com/emailjs-nodejs
 */
export const emailJsAnswers: readonly KnownAnswer[] = [
  {
    status: [400],
    says: /user[_ ]id|public key/i,
    advice: `EMAILJS_USER_ID is not a public key that EmailJS knows: copy it from Account > General (${emailJs}/account).`,
  },
  {
    status: [400],
    says: /service[_ ]id/i,
    advice: `EMAILJS_SERVICE_ID names no service of this account: copy it from Email Services (${emailJs}).`,
  },
  {
    status: [400],
    says: /template[_ ]id/i,
    advice: `EMAILJS_TEMPLATE_ID names no template of this account: copy it from Email Templates (${emailJs}/templates).`,
  },
  {
    status: [403],
    says: /non-browser/i,
    advice: `EmailJS refuses calls from servers: switch on "Allow EmailJS API for non-browser applications" under Account > Security (${emailJs}/account).`,
  },
  {
    status: [403],
    says: /strict mode/i,
    advice: `The account asks for its private key and got none that it could read: show the key under Account > General before you copy it into EMAILJS_PRIVATE_KEY (hidden, it copies as dots), or switch off "Use Private Key" under Account > Security (${emailJs}/account).`,
  },
  {
    status: [403],
    says: /private key/i,
    advice: `EMAILJS_PRIVATE_KEY is not this account's private key: copy it from Account > General (${emailJs}/account), shown and not hidden.`,
  },
  {
    status: [404],
    says: /account/i,
    advice: `EmailJS does not find the account. It has said so during outages of its own: try again in an hour, and only then compare EMAILJS_USER_ID with Account > General (${emailJs}/account).`,
  },
  {
    status: [412],
    says: /scope/i,
    advice: `EmailJS may not send through the connected Gmail account: disconnect and connect it again under Email Services (${emailJs}), and tick that it may send mail for you.`,
  },
  {
    status: [412],
    advice: `The connection to the mail account has expired, even where the dashboard still says "Connected": connect it again under Email Services (${emailJs}).`,
  },
  {
    status: [413],
    advice: `EmailJS finds the message too large, and this one is short: take what else is sent, such as attachments, out of the template under Email Templates (${emailJs}/templates).`,
  },
  {
    status: [422],
    says: /empty/i,
    advice: `The mail has no recipient: set INSTRUCTOR_EMAIL, and write {{to_email}} into To Email under Email Templates (${emailJs}/templates).`,
  },
  {
    status: [422],
    says: /corrupted|recipient|address/i,
    advice: `The recipient is not an address: correct INSTRUCTOR_EMAIL, and To Email under Email Templates (${emailJs}/templates), which is {{to_email}} or an address.`,
  },
  {
    status: [423],
    advice: `EmailJS has blocked the account: sign in at ${emailJs}, and ask EmailJS's support why.`,
  },
  {
    status: [402, 426],
    advice: `This month's mails are used up: wait for the next month, or take a larger plan (https://www.emailjs.com/pricing/).`,
  },
  {
    status: [429],
    advice:
      'EmailJS takes one request a second from an account, and something else uses this one: try again in a minute.',
  },
  {
    status: [301, 302, 303, 307, 308],
    advice: 'The address sends callers elsewhere: leave EMAILJS_ORIGIN empty.',
  },
  {
    status: [404, 405],
    advice: 'This is not where EmailJS answers: leave EMAILJS_ORIGIN empty.',
  },
  {
    status: [500, 502, 503, 504],
    advice:
      'EmailJS itself is out of order, and nothing here is wrong: try again later. Resend as second provider bridges such hours.',
  },
];

const domains = 'https://resend.com/domains';
const keys = 'https://resend.com/api-keys';

/**
 * Resend's errors.
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

/** Connection errors by code; `ORIGIN` stands for the setting that holds the URL. */
const connectionErrors: readonly (readonly [code: RegExp, advice: string])[] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    'Its name could not be looked up: is this machine online, and ORIGIN right?',
  ],
  [/^ECONNREFUSED$/, 'Nobody listens at its address: is ORIGIN right?'],
  [/^ERR_INVALID_URL$/, 'ORIGIN is not an address such as https://example.com.'],
  [/CERT|TLS|SSL/, "Its certificate was not accepted: is ORIGIN right, and this machine's clock?"],
  [
    /^TimeoutError$/,
    'It did not answer in time. Try again; if it stays so, a firewall may keep this machine from it, or MAIL_DEADLINE_SECONDS is too short.',
  ],
  [
    /^(TypeError|ERR_INVALID_(ARG_VALUE|CHAR|HTTP_TOKEN))$/,
    'The call could not even be made: ORIGIN or a key holds a character that no address or header may have.',
  ],
];

/** The advice on a connection error; `origin` names the setting that holds the URL. */
export function adviceOnConnectionError(code: string, origin: string): string {
  const [, advice] = connectionErrors.find(([pattern]) => pattern.test(code)) ?? [];
  return (
    advice?.replace('ORIGIN', origin) ??
    `The connection broke (${code}). Try again in a few minutes.`
  );
}
