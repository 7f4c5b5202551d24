import { randomUUID } from 'node:crypto';
import { failedSentence } from '@/lib/request/sentences';
import type { Inbox } from '../inbox/inbox-fixture';
import type { ProviderName } from '../inbox/types';
import type { Site } from '../run/start-site';
import { callAction } from '../support/call-action';
import { onlyResend, resendEnvironment } from '../support/own-site';
import { dayPath, postForm, referenceFor, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';
import {
  emailJsFaults,
  emailJsIsBusy,
  emailJsIsDown,
  emailJsIsUnreachable,
  emailJsRejects,
  emailJsWorks,
  resendFaults,
  resendWorks,
  type ProviderCase,
} from './fault-table';

const providerOf = ({ provider }: { provider: ProviderName }) => provider;

const softly = expect.configure({ soft: true });

/** Posts a request, and checks the response, the calls to each provider and the log. */
async function expectOutcome(
  site: Site,
  inbox: Inbox,
  faults: readonly ProviderCase[],
): Promise<void> {
  const name = faults.map(({ rule }) => JSON.stringify(rule).slice(0, 80)).join(', ');
  const parentEmail = `parent-${randomUUID()}@example.com`;
  const accepting = faults.findIndex(({ outcome }) => outcome === 'accepted');
  const otherDates = accepting < 0 ? [] : ['2025-07-16', '2025-07-22'];
  const reference = referenceFor(parentEmail, otherDates);
  const request = requestOf(parentEmail, otherDates);
  for (const { provider, rule } of faults) {
    await inbox.injectFault({ provider, containing: parentEmail, ...rule });
  }
  const response = await postForm(site.origin + dayPath, request);
  const shown = accepting < 0 ? { alert: failedSentence, fields: request } : { location: '/' };
  softly(response, name).toMatchObject(shown);

  const called = accepting < 0 ? faults : faults.slice(0, accepting + 1);
  const calls = await inbox.requests(parentEmail);
  for (const { body } of calls) {
    softly(JSON.stringify(body), name).toContain(`Reference: ${reference}`);
  }
  const messages = await inbox.messages(parentEmail);
  // `isKept` is about the faulty response. If a retry is accepted, the message is kept too.
  const kept = called.filter(({ outcome, rule }) => outcome === 'accepted' || rule.isKept);
  const arrived = { calls: calls.map(providerOf), messages: messages.map(providerOf) };
  softly(arrived, name).toEqual({
    calls: called.flatMap(({ provider, requests }) => Array<string>(requests).fill(provider)),
    messages: kept.map(providerOf),
  });

  // stdout and stderr interleave, so the lines are compared sorted.
  const ours = new RegExp(`^.* ${reference}: .*$`, 'gm');
  const logged = () => site.log().match(ours)?.toSorted();
  const lines = called.map(({ log }) => log).toSorted();
  await softly.poll(logged, name).toEqual(lines.map((line) => expect.stringMatching(line)));
  softly(site.log(), name).not.toMatch(/parent-|010-0199|Mia|jump/);
}

for (const [fallback, settings, rows] of [
  ['no fallback', () => ({}), emailJsFaults.map((fault) => [fault])],
  [
    'Resend as the fallback',
    resendEnvironment,
    [
      ...[emailJsWorks, emailJsRejects, emailJsIsDown].map((fault) => [fault, resendWorks]),
      ...resendFaults.map((fault) => [emailJsIsDown, fault]),
    ],
  ],
] as const) {
  test(`every provider response has the expected outcome, with ${fallback}`, async ({
    inbox,
    sharedSiteWith,
  }) => {
    const site = await sharedSiteWith(settings(inbox.origin));
    // Some rows take the eight seconds of a call, so others are tried meanwhile.
    const halves = [0, 1].map((half) => rows.filter((_, index) => index % 2 === half));
    const tries = halves.map(async (own) => {
      for (const faults of own) await expectOutcome(site, inbox, faults);
    });
    await Promise.all(tries);
  });
}

test('an unreachable EmailJS falls back to Resend', async ({ inbox, siteWith }) => {
  const nowhere = { EMAILJS_ORIGIN: 'http://127.0.0.1:47999' };
  const site = await siteWith({ ...resendEnvironment(inbox.origin), ...nowhere });
  await expectOutcome(site, inbox, [emailJsIsUnreachable, resendWorks]);
});

const noIds = { EMAILJS_USER_ID: ' ', EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '' };
const noUserId = 'The user ID is required: set EMAILJS_USER_ID.';
const required = [
  noUserId,
  'The service ID is required: set EMAILJS_SERVICE_ID.',
  'The template ID is required: set EMAILJS_TEMPLATE_ID.',
];
const noSender = 'Resend needs a sender: set RESEND_FROM.';
const onlyKey = { RESEND_API_KEY: 'key' };
const wrongUrl =
  'A setting looks wrong. SITE_URL is not an origin such as https://swim.example.com. It cannot have a path, query, fragment, user name or password.';

const cannotBeSent = (sentence: string) => `Booking requests cannot be sent. ${sentence}`;
const isNotUsed = (sentence: string) => `An email provider is not used. ${sentence}`;

const isSent = { location: '/' };
const fails = { alert: failedSentence };

for (const [settings, sentences, outcome, shown] of [
  [() => noIds, required.map(cannotBeSent), 'no email provider is set up', fails],
  [
    () => ({ EMAILJS_USER_ID: ' ', ...onlyKey }),
    [noUserId, noSender].map(cannotBeSent),
    'no email provider is set up',
    fails,
  ],
  [onlyResend, [], 'Resend accepted', isSent],
  [
    (inboxOrigin: string) => ({ ...resendEnvironment(inboxOrigin), EMAILJS_USER_ID: '' }),
    [isNotUsed(noUserId)],
    'Resend accepted',
    isSent,
  ],
  [
    () => ({ ...onlyKey, SITE_URL: 'swim.example.com' }),
    [isNotUsed(noSender), wrongUrl],
    'EmailJS accepted',
    isSent,
  ],
] as const) {
  test(`the first request alone logs: ${sentences.join(' ') || 'nothing about the settings'} (each logs “${outcome}”)`, async ({
    inbox,
    siteWith,
    parentEmail,
  }) => {
    const { origin, log } = await siteWith(settings(inbox.origin));
    for (const name of ['first', 'second']) {
      const email = `${name}-${parentEmail}`;
      expect(await postForm(origin + dayPath, requestOf(email))).toMatchObject(shown);
      await expect.poll(log).toContain(`booking ${referenceFor(email)}: ${outcome}`);
    }
    const said = () => log().match(/^(Booking requests|An email provider|A setting).*\.$/gm) ?? [];
    await expect.poll(said).toEqual(sentences);
  });
}

test('requests at once have a response before the page gives up, even if both providers stall', async ({
  inbox,
  sharedSiteWith,
  parentEmail,
}) => {
  await inbox.injectFault({ kind: 'stall', containing: parentEmail });
  const { origin } = await sharedSiteWith(resendEnvironment(inbox.origin));
  const emails = Array.from({ length: 10 }, (_, number) => `${number}-${parentEmail}`);
  const statuses = await Promise.all(emails.map((email) => callAction(origin, { email })));
  expect(new Set(statuses)).toEqual(new Set(['failed']));
});

for (const [fallback, settings, shown, messages] of [
  ['it fails without a fallback', () => ({}), fails, 0],
  ['Resend sends it', resendEnvironment, isSent, 1],
] as const) {
  test(`a request is tried again until EmailJS’s time is up, then ${fallback}`, async ({
    inbox,
    sharedSiteWith,
    parentEmail,
  }) => {
    const { origin, log } = await sharedSiteWith(settings(inbox.origin));
    const rule = { ...emailJsIsBusy, provider: 'emailjs', containing: parentEmail };
    await inbox.injectFault(rule);
    expect(await postForm(origin + dayPath, requestOf(parentEmail))).toMatchObject(shown);
    const providers = (await inbox.requests(parentEmail)).map(providerOf);
    expect(providers.filter((name) => name === 'emailjs').length).toBeGreaterThan(4);
    expect(await inbox.messages(parentEmail)).toHaveLength(messages);
    const reference = referenceFor(parentEmail);
    const line = new RegExp(
      `^booking ${reference}: EmailJS rejected \\(status 429, \\d+ ms\\)$`,
      'm',
    );
    await expect.poll(log).toMatch(line);
  });
}
