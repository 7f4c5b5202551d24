import { randomUUID } from 'node:crypto';
import { failedSentence } from '@/lib/request/sentences';
import type { Inbox } from '../inbox/inbox-fixture';
import type { ProviderName } from '../inbox/types';
import type { Site } from '../run/start-site';
import { resendEnvironment } from '../support/own-site';
import { dayPath, postForm, referenceFor, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';
import {
  emailJsFaults,
  emailJsIsDown,
  emailJsRejects,
  emailJsWorks,
  resendFaults,
  resendWorks,
  settingFaults,
  type ProviderCase,
} from './fault-table';

/** Each site calls EmailJS once a second, so several sites share the rows of a table. */
const siteCount = 4;

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
  const kept = called.filter(({ outcome, rule }) => outcome === 'accepted' || rule.isKept);
  const arrived = { calls: calls.map(providerOf), messages: messages.map(providerOf) };
  softly(arrived, name).toEqual({
    calls: called.flatMap(({ provider, requests }) => Array<string>(requests).fill(provider)),
    messages: kept.map(providerOf),
  });

  // stdout and stderr interleave, so the lines are compared sorted.
  const ours = new RegExp(`^.* ${reference}: .*$`, 'gm');
  const logged = () => site.log().match(ours)?.toSorted();
  const lines = called.flatMap(({ logs }) => logs.map((line) => expect.stringMatching(line)));
  await softly.poll(logged, name).toEqual(lines);
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
    siteWith,
  }) => {
    test.slow();
    const environment = { ...settings(inbox.origin), MAIL_DEADLINE_SECONDS: '1.5' };
    const sites: Site[] = [];
    while (sites.length < siteCount) sites.push(await siteWith(environment));
    const tries = sites.flatMap((site, first) =>
      rows
        .filter((_, index) => index % siteCount === first)
        .map((faults) => expectOutcome(site, inbox, faults)),
    );
    await Promise.all(tries);
  });
}

for (const { fault, environment } of settingFaults) {
  test(`${JSON.stringify(environment)} falls back to Resend`, async ({ inbox, siteWith }) => {
    await expectOutcome(await siteWith(environment), inbox, [fault]);
    const both = { ...environment, ...resendEnvironment(inbox.origin) };
    await expectOutcome(await siteWith(both), inbox, [fault, resendWorks]);
  });
}

test('the server logs each missing setting when it starts', async ({ inbox, siteWith }) => {
  const emailJs = 'The user ID is required: set EMAILJS_USER_ID.';
  const resend = 'Resend needs a sender: set RESEND_FROM.';
  const ready = resendEnvironment(inbox.origin);
  for (const [environment, result, missing] of [
    [{ EMAILJS_USER_ID: ' ', RESEND_API_KEY: 'key' }, 'Booking requests cannot', [emailJs, resend]],
    [{ EMAILJS_USER_ID: ' ', ...ready }, 'One email provider is not used.', [emailJs]],
    [{ RESEND_API_KEY: 'key' }, 'One email provider is not used.', [resend]],
  ] as const) {
    const { log } = await siteWith(environment);
    const said = () => log().match(/^(Booking requests|One email provider).*\.$/gm);
    const lines = missing.map((sentence) => expect.stringMatching(`^${result}.* ${sentence}$`));
    await expect.poll(said).toEqual(lines);
  }
});

test('an invalid SITE_URL is logged, and requests are still sent', async ({
  siteWith,
  parentEmail,
}) => {
  const { origin, log } = await siteWith({ SITE_URL: 'swim.example.com' });
  await expect.poll(log).toContain('A setting looks wrong. SITE_URL is not a URL such as');
  expect(await postForm(origin + dayPath, requestOf(parentEmail))).toMatchObject({ location: '/' });
});
