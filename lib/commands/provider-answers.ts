/** What to do, by pattern of an answer (`400 The Public Key is invalid`). The first that matches counts. */
export type KnownAnswers = Readonly<Record<string, string>>;

export function adviceOn(known: KnownAnswers, answer: string): string | undefined {
  return Object.entries(known).find(([pattern]) => new RegExp(pattern, 'is').test(answer))?.[1];
}

const emailJs = 'https://dashboard.emailjs.com/admin';

/** Documented (https://www.emailjs.com/docs/rest-api/send/) and reported. */
export const emailJsAnswers: KnownAnswers = {
  '^400 .*(user[_ ]id|public key)': `EMAILJS_USER_ID is not a public key that EmailJS knows: copy it from Account > General (${emailJs}/account).`,
  '^400 .*service[_ ]id': `EMAILJS_SERVICE_ID names no service of this account: copy it from Email Services (${emailJs}).`,
  '^400 .*template[_ ]id': `EMAILJS_TEMPLATE_ID names no template of this account: copy it from Email Templates (${emailJs}/templates).`,
  '^403 .*non-browser': `EmailJS refuses calls from servers: switch on "Allow EmailJS API for non-browser applications" under Account > Security (${emailJs}/account).`,
  '^403 .*strict mode': `The account asks for its private key and got none that it could read: show the key under Account > General before you copy it into EMAILJS_PRIVATE_KEY (hidden, it copies as dots), or switch off "Use Private Key" under Account > Security (${emailJs}/account).`,
  '^403 .*private key': `EMAILJS_PRIVATE_KEY is not this account's private key: copy it from Account > General (${emailJs}/account), shown and not hidden.`,
  '^404 .*account': `EmailJS does not find the account. It has said so during outages of its own: try again in an hour, and only then compare EMAILJS_USER_ID with Account > General (${emailJs}/account).`,
  '^412 .*scope': `EmailJS may not send through the connected Gmail account: disconnect and connect it again under Email Services (${emailJs}), and tick that it may send mail for you.`,
  '^412 ': `The connection to the mail account has expired, even where the dashboard still says "Connected": connect it again under Email Services (${emailJs}).`,
  '^413 ': `EmailJS finds the message too large, and this one is short: take what else is sent, such as attachments, out of the template under Email Templates (${emailJs}/templates).`,
  '^422 .*empty': `The mail has no recipient: set INSTRUCTOR_EMAIL, and write {{to_email}} into To Email under Email Templates (${emailJs}/templates).`,
  '^422 .*(corrupted|recipient|address)': `The recipient is not an address: correct INSTRUCTOR_EMAIL, and To Email under Email Templates (${emailJs}/templates), which is {{to_email}} or an address.`,
  '^423 ': `EmailJS has blocked the account: sign in at ${emailJs}, and ask EmailJS's support why.`,
  '^4(02|26) ':
    "This month's mails are used up: wait for the next month, or take a larger plan (https://www.emailjs.com/pricing/).",
  '^429 ':
    'EmailJS takes one request a second from an account, and something else uses this one: try again in a minute.',
  '^(30[12378]|40[45]) ': 'This is not where EmailJS answers: leave EMAILJS_ORIGIN empty.',
  '^50[0234] ':
    'EmailJS itself is out of order, and nothing here is wrong: try again later. Resend as second provider bridges such hours.',
};

const domains = 'https://resend.com/domains';
const keys = 'https://resend.com/api-keys';

/** https://resend.com/docs/api-reference/errors */
export const resendAnswers: KnownAnswers = {
  missing_api_key: `Resend saw no key: make one at ${keys} and set RESEND_API_KEY.`,
  restricted_api_key: `The key may not do this: make one at ${keys} with "Sending access" for the domain of RESEND_FROM, and set RESEND_API_KEY.`,
  'invalid_api_key|API key is invalid': `RESEND_API_KEY is not a key that Resend knows, or it was deleted: make a new one at ${keys}.`,
  'testing emails': `Without a domain of its own an account can only write to itself: verify a domain at ${domains} and use it in RESEND_FROM, or set INSTRUCTOR_EMAIL to the account's own address.`,
  'not verified': `The domain of RESEND_FROM is not verified: verify it at ${domains}, written exactly as in RESEND_FROM, subdomain and all.`,
  'invalid_from_address|invalid `from`':
    'RESEND_FROM is not a sender: write requests@example.com or Swim School <requests@example.com>.',
  'invalid `to`': 'INSTRUCTOR_EMAIL is not an address that Resend delivers to: correct it.',
  invalid_access: `The key may not send from this domain: look at its permission and domain at ${keys}.`,
  daily_quota_exceeded:
    "Today's mails are used up: wait until tomorrow, or take a larger plan (https://resend.com/settings/billing).",
  monthly_quota_exceeded:
    "This month's mails are used up: wait for the next month, or take a larger plan (https://resend.com/settings/billing).",
  rate_limit_exceeded: 'Too many calls came at once from this account: try again in a minute.',
  security_error:
    'Resend held the mail back for its safety: see what it says of it at https://resend.com/emails, and ask its support.',
  '^401 ': `Resend did not accept RESEND_API_KEY: make a new one at ${keys}.`,
  '^429 ': 'Too many calls came at once, or a quota is used up: try again in a minute.',
  '^(30[12378]|40[45]) ': 'This is not where Resend answers: leave RESEND_BASE_URL empty.',
  '^50[0234] ': 'Resend itself is out of order, and nothing here is wrong: try again later.',
};

/** By a connection error's code; `ORIGIN` stands for the setting that holds the URL. */
const connectionErrors: KnownAnswers = {
  '^(ENOTFOUND|EAI_AGAIN)$':
    'Its name could not be looked up: is this machine online, and ORIGIN right?',
  '^ECONNREFUSED$': 'Nobody listens at its address: is ORIGIN right?',
  '^ERR_INVALID_URL$': 'ORIGIN is not an address such as https://example.com.',
  'CERT|TLS|SSL': "Its certificate was not accepted: is ORIGIN right, and this machine's clock?",
  '^TimeoutError$':
    'It did not answer in time. Try again; if it stays so, a firewall may keep this machine from it, or MAIL_DEADLINE_SECONDS is too short.',
  '^(TypeError|ERR_INVALID_(ARG_VALUE|CHAR|HTTP_TOKEN))$':
    'The call could not even be made: ORIGIN or a key holds a character that no address or header may have.',
};

export function adviceOnConnectionError(code: string, origin: string): string {
  const advice = adviceOn(connectionErrors, code)?.replace('ORIGIN', origin);
  return advice ?? `The connection broke (${code}). Try again in a few minutes.`;
}
