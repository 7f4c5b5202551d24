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

type Rule = NonNullable<Fault['rule']>;
type More = Partial<Omit<Fault, 'name' | 'rule' | 'verdict'>>;

function answer(status: number, text: string, more: Rule = {}): Rule {
  return { kind: 'answer', status, text, ...more };
}

/** A row of a table; the log's reason is the rule's status unless `more` says otherwise. */
function row(verdict: Verdict, name: string, rule: Rule, more: More = {}): Fault {
  return { name, rule, verdict, reason: `status ${String(rule.status ?? 200)}`, ...more };
}
const takenRow = row.bind(undefined, 'taken');
const notTakenRow = row.bind(undefined, 'not taken');
const unknownRow = row.bind(undefined, 'unknown');

const html = { contentType: 'text/html' };
const taken = { taken: true };
const alsoWithoutScript = true;
const connectionLost = { reason: 'ECONNRESET|UND_ERR_SOCKET' };
const timedOut = { reason: 'TimeoutError' };
const tooMany = answer(429, 'Too Many Requests');

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
  { name: 'OK', verdict: 'taken', reason: 'status 200', alsoWithoutScript },
  takenRow('OK and a new line', answer(200, 'OK\n', taken)),
  takenRow('status 200 with HTML', answer(200, '<h1>Hello</h1>', { ...html, ...taken })),
  takenRow('OK with another status than 200', answer(202, 'OK', taken)),
  unknownRow('status 204', answer(204, '')),
  ...refusals.map(([status, text]) =>
    notTakenRow(`status ${status}, ${text.split('. ', 1)[0]}`, answer(status, text), {
      ...(status === 426 && { reason: 'status 426, the monthly quota is used up' }),
      ...(status === 412 && { alsoWithoutScript }),
    }),
  ),
  takenRow(
    'too many requests, once',
    { ...tooMany, times: 1 },
    {
      reason: 'status 200',
      requests: 2,
      alsoWithoutScript,
    },
  ),
  notTakenRow('too many requests, always', tooMany, { requests: 2, alsoWithoutScript }),
  unknownRow('status 500', answer(500, 'Internal Server Error')),
  unknownRow('status 502 with HTML', answer(502, '<h1>Bad Gateway</h1>', html), {
    alsoWithoutScript,
  }),
  unknownRow('status 503 with a very long page', answer(503, '<p>down</p>'.repeat(50_000), html)),
  unknownRow(
    'a reset before the headers',
    { kind: 'reset' },
    {
      ...connectionLost,
      alsoWithoutScript,
    },
  ),
  unknownRow(
    'a reset before the headers, although it took the message',
    {
      kind: 'reset',
      ...taken,
    },
    { ...connectionLost, kept: 1, alsoWithoutScript },
  ),
  takenRow('a reset after the headers', { kind: 'reset-after-headers', ...taken }),
  takenRow('a truncated answer', { kind: 'truncated', ...taken }, { alsoWithoutScript }),
  unknownRow('no answer at all', { kind: 'stall' }, { ...timedOut, alsoWithoutScript }),
  takenRow('an answer that stalls half-way', { kind: 'stall-body', ...taken }),
  takenRow('an answer that drips and never ends', { kind: 'drip', ...taken }),
  takenRow('an answer that is no gzip, though it says so', { kind: 'bad-gzip', ...taken }),
  notTakenRow(
    'a redirect to itself',
    answer(307, '', { headers: { location: '/api/v1.0/email/send' } }),
    { alsoWithoutScript },
  ),
  takenRow('an answer of 64 MB', { kind: 'huge', ...taken }),
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
  notTakenRow(
    'status 401 with its own words',
    answer(401, '{"statusCode":401,"name":"invalid_api_key","message":"No"}'),
    { alsoWithoutScript },
  ),
  notTakenRow('status 429', answer(429, 'Slow')),
  notTakenRow(
    'an error that names the visitor',
    answer(422, '{"statusCode":422,"name":"Mia is four.\\nbooking","message":"Mia"}'),
  ),
  unknownRow('status 500 with null', answer(500, 'null')),
  unknownRow('status 502 with HTML', answer(502, '<h1>Bad Gateway</h1>', html)),
  unknownRow('status 200 with HTML', answer(200, '<h1>Hello</h1>', html), {
    reason: 'status 200 without an id',
  }),
  unknownRow('status 200 without an id', answer(200, '{}'), { reason: 'status 200 without an id' }),
  notTakenRow('a redirect to itself', answer(307, '', { headers: { location: '/emails' } })),
  unknownRow('a reset', { kind: 'reset' }, connectionLost),
  unknownRow(
    'a truncated answer, although it took the message',
    { kind: 'truncated', ...taken },
    {
      ...connectionLost,
      kept: 1,
    },
  ),
  unknownRow('no answer at all', { kind: 'stall' }, { ...timedOut, alsoWithoutScript }),
  unknownRow('an answer that drips and never ends', { kind: 'drip' }, timedOut),
  unknownRow(
    'an answer that is no gzip, though it says so',
    { kind: 'bad-gzip' },
    {
      reason: 'Z_DATA_ERROR|UND_ERR_SOCKET|TypeError',
    },
  ),
  unknownRow('an answer of 64 MB', { kind: 'huge' }, { reason: 'status 200 without an id' }),
];
