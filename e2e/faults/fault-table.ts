import type { ProviderName } from '../inbox/types';

type Rule = Readonly<Record<string, unknown>>;

export type ProviderCase = {
  readonly provider: ProviderName;
  /** A fault to inject (`e2e/inbox/faults.ts`). */
  readonly rule: Rule;
  readonly outcome: 'accepted' | 'rejected' | 'unknown';
  readonly log: RegExp;
  readonly requests: number;
};

/** In the log. */
const names = { emailjs: 'EmailJS', resend: 'Resend' };

function fault(
  provider: ProviderName,
  outcome: ProviderCase['outcome'],
  rule: Rule = {},
  { reason = `status ${String(rule.status ?? 200)}`, requests = 1 } = {},
): ProviderCase {
  const log = new RegExp(`: ${names[provider]} ${outcome} \\((${reason}), \\d+ ms\\)$`);
  return { provider, rule: { isKept: outcome === 'accepted', ...rule }, outcome, log, requests };
}
const emailJs = fault.bind(undefined, 'emailjs');
const resend = fault.bind(undefined, 'resend');

function respond(status: number, text = ''): Rule {
  return { kind: 'respond', status, text };
}
const htmlPage = respond(200, '<h1>Hello</h1>');
export const emailJsIsBusy = respond(429, 'Too Many Requests');
const resendIsBusy = { ...respond(429, '{"statusCode":429}'), headers: { 'retry-after': '1' } };
const resendIsSending = respond(409, '{"statusCode":409,"name":"concurrent_idempotent_requests"}');
const redirect = { ...respond(307), headers: { location: '/api/v1.0/email/send' } };
const wasReset = { reason: 'ECONNRESET|UND_ERR_SOCKET' };
const timedOut = { reason: 'TimeoutError' };
const withId = { reason: 'with an ID' };
const notValid = { reason: 'no valid response' };
const afterRetry = { reason: 'status 200', requests: 2 };
const quota = { reason: 'status 426, the monthly quota is used up' };

export const emailJsWorks = emailJs('accepted');
export const emailJsRejects = emailJs('rejected', respond(400, 'No'));
export const emailJsIsDown = emailJs('unknown', respond(503, 'down'));
export const resendWorks = resend('accepted', {}, withId);

export const emailJsFaults: readonly ProviderCase[] = [
  emailJsWorks,
  emailJsRejects,
  emailJs('accepted', htmlPage),
  emailJs('accepted', respond(202, 'OK\n')),
  emailJs('accepted', respond(429, 'OK')),
  emailJs('unknown', respond(204)),
  emailJs('rejected', respond(426), quota),
  emailJs('accepted', { ...emailJsIsBusy, times: 1, isKept: false }, afterRetry),
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
  resend('rejected', respond(422, '{"statusCode":422,"name":"Mia is four.\\nbooking"}'), {
    requests: 2,
  }),
  resend('accepted', { ...resendIsBusy, times: 1, isKept: false }, { ...withId, requests: 2 }),
  resend('accepted', { ...resendIsSending, times: 1, isKept: false }, { ...withId, requests: 2 }),
  resend('rejected', respond(429, '{"statusCode":429,"name":"daily_quota_exceeded"}')),
  resend('unknown', respond(503, '{"statusCode":503}')),
  resend('unknown', respond(500, 'null'), notValid),
  resend('unknown', htmlPage, notValid),
  resend('unknown', respond(200, '{}'), notValid),
  resend('unknown', { kind: 'reset' }, notValid),
  resend('unknown', { kind: 'truncated', isKept: true }, notValid),
  resend('unknown', { kind: 'stall' }, notValid),
  resend('unknown', { kind: 'drip' }, notValid),
];

const refused = { reason: 'ECONNREFUSED', requests: 0 };

export const emailJsIsUnreachable = emailJs('rejected', {}, refused);
