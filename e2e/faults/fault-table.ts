import type { ProviderName } from '../inbox/types';

type Rule = Readonly<Record<string, unknown>>;

export type ProviderCase = {
  readonly provider: ProviderName;
  /** A fault to inject (`e2e/inbox/faults.ts`). */
  readonly rule: Rule;
  readonly outcome: 'accepted' | 'rejected' | 'unknown';
  readonly logs: readonly RegExp[];
  readonly requests: number;
};

function fault(
  provider: ProviderName,
  outcome: ProviderCase['outcome'],
  rule: Rule = {},
  { reason = `status ${String(rule.status ?? 200)}`, requests = 1 } = {},
): ProviderCase {
  const line = new RegExp(`: ${provider} ${outcome} \\((${reason}), \\d+ ms\\)$`);
  const logs = provider === 'resend' ? [/: falling back to resend$/, line] : [line];
  return { provider, rule: { isKept: outcome === 'accepted', ...rule }, outcome, logs, requests };
}
const emailJs = fault.bind(undefined, 'emailjs');
const resend = fault.bind(undefined, 'resend');

function respond(status: number, text = ''): Rule {
  return { kind: 'respond', status, text };
}
const htmlPage = respond(200, '<h1>Hello</h1>');
const tooMany = respond(429, 'Too Many Requests');
const redirect = { ...respond(307), headers: { location: '/api/v1.0/email/send' } };
const wasReset = { reason: 'ECONNRESET|UND_ERR_SOCKET' };
const timedOut = { reason: 'TimeoutError' };
const withoutId = { reason: 'status 200 without an id' };
const afterRetry = { reason: 'status 200', requests: 2 };
const quota = { reason: 'status 426, the monthly quota is used up' };

export const emailJsWorks = emailJs('accepted');
export const emailJsRejects = emailJs('rejected', respond(400, 'No'));
export const emailJsIsDown = emailJs('unknown', respond(503, 'down'));
export const resendWorks = resend('accepted');

export const emailJsFaults: readonly ProviderCase[] = [
  emailJsWorks,
  emailJsRejects,
  emailJs('accepted', htmlPage),
  emailJs('accepted', respond(202, 'OK\n')),
  emailJs('accepted', respond(429, 'OK')),
  emailJs('unknown', respond(204)),
  emailJs('rejected', respond(426), quota),
  emailJs('accepted', { ...tooMany, times: 1, isKept: false }, afterRetry),
  emailJs('rejected', tooMany, { requests: 2 }),
  emailJs('rejected', redirect),
  emailJs('unknown', respond(500, 'Internal Server Error')),
  emailJs('unknown', respond(503, '<p>down</p>'.repeat(50_000))),
  emailJs('unknown', { kind: 'reset', isKept: true }, wasReset),
  emailJs('unknown', { kind: 'stall' }, timedOut),
  // Status 200 is enough, even if the body stalls or ends early.
  emailJs('accepted', { kind: 'drip' }),
  emailJs('accepted', { kind: 'truncated' }),
];

export const resendFaults: readonly ProviderCase[] = [
  resend('rejected', respond(401, '{"statusCode":401,"name":"invalid_api_key"}')),
  // The log must not contain the visitor's text.
  resend('rejected', respond(422, '{"statusCode":422,"name":"Mia is four.\\nbooking"}')),
  resend('rejected', redirect),
  resend('unknown', respond(500, 'null')),
  resend('unknown', htmlPage, withoutId),
  resend('unknown', respond(200, '{}'), withoutId),
  // The end of a long response is not read.
  resend('unknown', respond(200, `{"padding":"${'.'.repeat(500_000)}","id":"x"}`), withoutId),
  resend('unknown', { kind: 'reset' }, wasReset),
  resend('unknown', { kind: 'truncated', isKept: true }, wasReset),
  resend('unknown', { kind: 'stall' }, timedOut),
  resend('unknown', { kind: 'drip' }, timedOut),
];

export const settingFaults = [
  {
    environment: { EMAILJS_ORIGIN: 'http://127.0.0.1:47999' },
    logs: [/: emailjs rejected \(ECONNREFUSED, /],
  },
  {
    environment: { EMAILJS_USER_ID: '', EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '' },
    logs: [
      /: The service ID is required: set EMAILJS_SERVICE_ID\.$/,
      /: The template ID is required: set EMAILJS_TEMPLATE_ID\.$/,
      /: The user ID is required: set EMAILJS_USER_ID\.$/,
    ],
  },
].map(({ environment, logs }) => ({
  environment,
  fault: { ...emailJs('rejected'), logs, requests: 0 },
}));
