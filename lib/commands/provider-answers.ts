/** Advice by pattern of a response such as `400 The Public Key is invalid`. The first match counts. */
export type KnownAnswers = Readonly<Record<string, string>>;

export function adviceOn(known: KnownAnswers, answer: string): string | undefined {
  return Object.entries(known).find(([pattern]) => new RegExp(pattern, 'is').test(answer))?.[1];
}

const emailJs = 'https://dashboard.emailjs.com/admin';

/** From https://www.emailjs.com/docs/rest-api/send/ and users' reports. */
export const emailJsAnswers: KnownAnswers = {
  '^400 .*(user[_ ]id|public key)': `EMAILJS_USER_ID is not a public key of EmailJS: copy it from Account > General (${emailJs}/account).`,
  '^400 .*service[_ ]id': `EMAILJS_SERVICE_ID names no service of this account: copy it from Email Services (${emailJs}).`,
  '^400 .*template[_ ]id': `EMAILJS_TEMPLATE_ID names no template of this account: copy it from Email Templates (${emailJs}/templates).`,
  '^403 .*non-browser': `EmailJS refuses calls from servers: switch on "Allow EmailJS API for non-browser applications" under Account > Security (${emailJs}/account).`,
  '^403 .*strict mode': `The account requires its private key. Show the key under Account > General (a hidden key copies as dots), and copy it into EMAILJS_PRIVATE_KEY; or switch off "Use Private Key" under Account > Security (${emailJs}/account).`,
  '^403 .*private key': `EMAILJS_PRIVATE_KEY is not this account's private key: show the key under Account > General (${emailJs}/account), then copy it.`,
  '^404 .*account': `EmailJS cannot find the account, which can also happen during an outage of EmailJS. Try again in an hour before you compare EMAILJS_USER_ID with Account > General (${emailJs}/account).`,
  '^412 .*scope': `EmailJS may not send through the connected Gmail account: disconnect it and connect it again under Email Services (${emailJs}), and allow it to send email.`,
  '^412 ': `The connection to the mail account has expired, even if the dashboard says "Connected": connect it again under Email Services (${emailJs}).`,
  '^413 ': `EmailJS says that this short message is too large: remove attachments and other extras from the template under Email Templates (${emailJs}/templates).`,
  '^422 .*empty': `The mail has no recipient: set INSTRUCTOR_EMAIL, and write {{to_email}} into To Email under Email Templates (${emailJs}/templates).`,
  '^422 .*(corrupted|recipient|address)': `The recipient is not an email address: correct INSTRUCTOR_EMAIL, and set To Email under Email Templates (${emailJs}/templates) to {{to_email}} or an address.`,
  '^423 ': `EmailJS has blocked the account: sign in at ${emailJs}, and contact EmailJS's support.`,
  '^4(02|26) ':
    "This month's quota is used up: wait for the next month, or upgrade the plan (https://www.emailjs.com/pricing/).",
  '^429 ':
    'EmailJS accepts one request per second and account, and something else is using this one: try again in a minute.',
  '^(30[12378]|40[45]) ': 'This address does not belong to EmailJS: leave EMAILJS_ORIGIN empty.',
  '^50[0234] ':
    'EmailJS is down, and nothing is wrong here: try again later. A second provider, Resend, covers such outages.',
};

const domains = 'https://resend.com/domains';
const keys = 'https://resend.com/api-keys';

/** https://resend.com/docs/api-reference/errors */
export const resendAnswers: KnownAnswers = {
  missing_api_key: `Resend received no key: create one at ${keys} and set RESEND_API_KEY.`,
  restricted_api_key: `The key may not send email: create one at ${keys} with "Sending access" for the domain of RESEND_FROM, and set RESEND_API_KEY.`,
  'invalid_api_key|API key is invalid': `RESEND_API_KEY is not a key of Resend, or it was deleted: create one at ${keys}.`,
  'testing emails': `An account without a verified domain can only send to its own address: verify a domain at ${domains} and use it in RESEND_FROM, or set INSTRUCTOR_EMAIL to the account's own address.`,
  'not verified': `The domain of RESEND_FROM is not verified: verify it at ${domains}, spelled exactly as in RESEND_FROM, including any subdomain.`,
  'invalid_from_address|invalid `from`':
    'RESEND_FROM is not a sender: write requests@example.com or Swim School <requests@example.com>.',
  'invalid `to`': 'Resend does not accept INSTRUCTOR_EMAIL: correct it.',
  invalid_access: `The key may not send from this domain: check its permission and domain at ${keys}.`,
  daily_quota_exceeded:
    "Today's quota is used up: wait until tomorrow, or upgrade the plan (https://resend.com/settings/billing).",
  monthly_quota_exceeded:
    "This month's quota is used up: wait for the next month, or upgrade the plan (https://resend.com/settings/billing).",
  rate_limit_exceeded: 'This account made too many calls at once: try again in a minute.',
  security_error:
    'Resend held the message back for security: see https://resend.com/emails, and contact its support.',
  '^401 ': `Resend did not accept RESEND_API_KEY: create a new one at ${keys}.`,
  '^429 ': 'The account made too many calls at once, or a quota is used up: try again in a minute.',
  '^(30[12378]|40[45]) ': 'This address does not belong to Resend: leave RESEND_BASE_URL empty.',
  '^50[0234] ': 'Resend is down, and nothing is wrong here: try again later.',
};

/** By error code; `ORIGIN` stands for the name of the URL's setting. */
const connectionErrors: KnownAnswers = {
  '^(ENOTFOUND|EAI_AGAIN)$':
    'The host name could not be resolved. Check ORIGIN and whether this machine is online.',
  '^ECONNREFUSED$': 'Nothing is listening at this address. Check ORIGIN.',
  '^ERR_INVALID_URL$': 'ORIGIN is not an address such as https://example.com.',
  'CERT|TLS|SSL': "The certificate was not accepted. Check ORIGIN and this machine's clock.",
  '^TimeoutError$':
    'It did not answer in time. Try again. If this happens again, a firewall may block it, or MAIL_DEADLINE_SECONDS is too short.',
  '^(TypeError|ERR_INVALID_(ARG_VALUE|CHAR|HTTP_TOKEN))$':
    'The call could not be made: ORIGIN or a key contains an invalid character.',
};

export function adviceOnConnectionError(code: string, origin: string): string {
  const advice = adviceOn(connectionErrors, code)?.replace('ORIGIN', origin);
  return advice ?? `The connection broke (${code}). Try again in a few minutes.`;
}
