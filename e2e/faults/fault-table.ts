/** What the relay is to make of a provider's behavior (`lib/mail/mail.ts`). */
type Verdict = 'taken' | 'not taken' | 'unknown';

export type Fault = {
  readonly name: string;
  /** The fault that the inbox injects; none where it is to behave. See `e2e/inbox/parse-rule.mjs`. */
  readonly rule?: Readonly<Record<string, unknown>>;
  readonly verdict: Verdict;
  /** What the log says after the verdict. */
  readonly reason: string;
  /** How many requests the provider sees; 1 unless said. */
  readonly requests?: number;
  /** How many messages the provider keeps, whatever it answers; 1 where taken, else 0, unless said. */
  readonly kept?: number;
  /** One of its kind is also tried from a browser that runs no script. */
  readonly alsoWithoutScript?: true;
};

function answer(status: number, text: string, more: Readonly<Record<string, unknown>> = {}) {
  return { kind: 'answer', status, text, ...more };
}

const html = { contentType: 'text/html' };
const taken = { taken: true };

/** What EmailJS has been seen to refuse, with its words (the status rows of its documentation). */
const refusals = [
  [400, 'The user_id parameter is required'],
  [400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin'],
  [400, 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin'],
  [400, 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin'],
  [403, 'API calls are disabled for non-browser applications'],
  [403, 'API calls in strict mode, but no private key was passed'],
  [404, 'Account not found'],
  [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
  [413, 'Variables size limit'],
  [422, 'The recipients address is empty'],
  [423, 'The account is blocked'],
  [426, 'The monthly quota is used up'],
] as const;

/** Every way in which EmailJS, or the line to it, can answer. */
export const emailJsFaults: readonly Fault[] = [
  { name: 'OK', verdict: 'taken', reason: 'status 200', alsoWithoutScript: true },
  {
    name: 'OK and a new line',
    rule: answer(200, 'OK\n', taken),
    verdict: 'taken',
    reason: 'status 200',
  },
  {
    name: 'status 200 with HTML',
    rule: answer(200, '<h1>Hello</h1>', { ...html, ...taken }),
    verdict: 'taken',
    reason: 'status 200',
  },
  {
    name: 'OK with another status than 200',
    rule: answer(202, 'OK', taken),
    verdict: 'taken',
    reason: 'status 202',
  },
  { name: 'status 204', rule: answer(204, ''), verdict: 'unknown', reason: 'status 204' },
  ...refusals.map(([status, text]): Fault => ({
    name: `status ${status}, ${text.split('. ', 1)[0]}`,
    rule: answer(status, text),
    verdict: 'not taken',
    reason: status === 426 ? 'status 426, the monthly quota is used up' : `status ${status}`,
    ...(status === 412 && { alsoWithoutScript: true }),
  })),
  {
    name: 'too many requests, once',
    rule: answer(429, 'Too Many Requests', { times: 1 }),
    verdict: 'taken',
    reason: 'status 200',
    requests: 2,
    alsoWithoutScript: true,
  },
  {
    name: 'too many requests, always',
    rule: answer(429, 'Too Many Requests'),
    verdict: 'not taken',
    reason: 'status 429',
    requests: 2,
    alsoWithoutScript: true,
  },
  {
    name: 'status 500',
    rule: answer(500, 'Internal Server Error'),
    verdict: 'unknown',
    reason: 'status 500',
  },
  {
    name: 'status 502 with HTML',
    rule: answer(502, '<h1>Bad Gateway</h1>', html),
    verdict: 'unknown',
    reason: 'status 502',
    alsoWithoutScript: true,
  },
  {
    name: 'status 503 with a very long page',
    rule: answer(503, '<p>down</p>'.repeat(50_000), html),
    verdict: 'unknown',
    reason: 'status 503',
  },
  {
    name: 'a reset before the headers',
    rule: { kind: 'reset' },
    verdict: 'unknown',
    reason: 'ECONNRESET|UND_ERR_SOCKET',
    alsoWithoutScript: true,
  },
  {
    name: 'a reset before the headers, although it took the message',
    rule: { kind: 'reset', ...taken },
    verdict: 'unknown',
    reason: 'ECONNRESET|UND_ERR_SOCKET',
    kept: 1,
    alsoWithoutScript: true,
  },
  {
    name: 'a reset after the headers',
    rule: { kind: 'reset-after-headers', ...taken },
    verdict: 'taken',
    reason: 'status 200',
  },
  {
    name: 'a truncated answer',
    rule: { kind: 'truncated', ...taken },
    verdict: 'taken',
    reason: 'status 200',
    alsoWithoutScript: true,
  },
  {
    name: 'no answer at all',
    rule: { kind: 'stall' },
    verdict: 'unknown',
    reason: 'TimeoutError',
    alsoWithoutScript: true,
  },
  {
    name: 'an answer that stalls half-way',
    rule: { kind: 'stall-body', ...taken },
    verdict: 'taken',
    reason: 'status 200',
  },
  {
    name: 'an answer that drips and never ends',
    rule: { kind: 'drip', ...taken },
    verdict: 'taken',
    reason: 'status 200',
  },
  {
    name: 'an answer that is no gzip, though it says so',
    rule: { kind: 'bad-gzip', ...taken },
    verdict: 'taken',
    reason: 'status 200',
  },
  {
    name: 'a redirect to itself',
    rule: answer(307, '', { headers: { location: '/api/v1.0/email/send' } }),
    verdict: 'not taken',
    reason: 'status 307',
    alsoWithoutScript: true,
  },
  {
    name: 'an answer of 64 MB',
    rule: { kind: 'huge', ...taken },
    verdict: 'taken',
    reason: 'status 200',
  },
];

/** What can be wrong with the settings or the way to EmailJS, so that no request ever arrives there. */
export const settingFaults: readonly {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  /** What the log says of it. */
  readonly log: RegExp;
}[] = [
  {
    name: 'a refused connection',
    environment: { EMAILJS_ORIGIN: 'http://127.0.0.1:47999' },
    log: /emailjs not taken \(ECONNREFUSED, \d+ ms\)/,
  },
  {
    name: 'a name that cannot be resolved',
    environment: { EMAILJS_ORIGIN: 'http://emailjs.invalid' },
    // Some networks take longer to say no than the relay waits.
    log: /emailjs (not taken \((ENOTFOUND|EAI_AGAIN)|unknown \(TimeoutError), \d+ ms\)/,
  },
  {
    name: 'no user ID',
    environment: { EMAILJS_USER_ID: '' },
    log: /The user ID is required: set EMAILJS_USER_ID\./,
  },
  {
    name: 'no service ID',
    environment: { EMAILJS_SERVICE_ID: '' },
    log: /The service ID is required: set EMAILJS_SERVICE_ID\./,
  },
  {
    name: 'no template ID',
    environment: { EMAILJS_TEMPLATE_ID: '' },
    log: /The template ID is required: set EMAILJS_TEMPLATE_ID\./,
  },
];

/** How Resend can fail too, once EmailJS has. */
export const resendFaults: readonly Fault[] = [
  {
    name: 'status 401 with its own words',
    rule: answer(401, '{"statusCode":401,"name":"invalid_api_key","message":"No"}'),
    verdict: 'not taken',
    reason: 'status 401',
    alsoWithoutScript: true,
  },
  { name: 'status 429', rule: answer(429, 'Slow'), verdict: 'not taken', reason: 'status 429' },
  {
    name: 'an error that names the visitor',
    rule: answer(422, '{"statusCode":422,"name":"Mia is four.\\nbooking","message":"Mia"}'),
    verdict: 'not taken',
    reason: 'status 422',
  },
  {
    name: 'status 500 with null',
    rule: answer(500, 'null'),
    verdict: 'unknown',
    reason: 'status 500',
  },
  {
    name: 'status 502 with HTML',
    rule: answer(502, '<h1>Bad Gateway</h1>', html),
    verdict: 'unknown',
    reason: 'status 502',
  },
  {
    name: 'status 200 with HTML',
    rule: answer(200, '<h1>Hello</h1>', html),
    verdict: 'unknown',
    reason: 'status 200 without an id',
  },
  {
    name: 'status 200 without an id',
    rule: answer(200, '{}'),
    verdict: 'unknown',
    reason: 'status 200 without an id',
  },
  {
    name: 'a redirect to itself',
    rule: answer(307, '', { headers: { location: '/emails' } }),
    verdict: 'not taken',
    reason: 'status 307',
  },
  {
    name: 'a reset',
    rule: { kind: 'reset' },
    verdict: 'unknown',
    reason: 'ECONNRESET|UND_ERR_SOCKET',
  },
  {
    name: 'a truncated answer, although it took the message',
    rule: { kind: 'truncated', ...taken },
    verdict: 'unknown',
    reason: 'UND_ERR_SOCKET|ECONNRESET',
    kept: 1,
  },
  {
    name: 'no answer at all',
    rule: { kind: 'stall' },
    verdict: 'unknown',
    reason: 'TimeoutError',
    alsoWithoutScript: true,
  },
  {
    name: 'an answer that drips and never ends',
    rule: { kind: 'drip' },
    verdict: 'unknown',
    reason: 'TimeoutError',
  },
  {
    name: 'an answer that is no gzip, though it says so',
    rule: { kind: 'bad-gzip' },
    verdict: 'unknown',
    reason: 'Z_DATA_ERROR|UND_ERR_SOCKET|TypeError',
  },
  {
    name: 'an answer of 64 MB',
    rule: { kind: 'huge' },
    verdict: 'unknown',
    reason: 'status 200 without an id',
  },
];
