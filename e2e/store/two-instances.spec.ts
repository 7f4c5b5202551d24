import type { Site } from '../run/start-site';
import { callAction } from '../support/call-action';
import { expect, test } from './store-fixture';

const noResend = { RESEND_API_KEY: '', RESEND_FROM: '' };

/** @returns a function that counts how often the sites have logged a text since this call */
function countInLogs(...sites: readonly Site[]): (text: string) => number {
  const starts = sites.map(({ log }) => ({ log, length: log().length }));
  const newLines = () => starts.map(({ log, length }) => log().slice(length)).join('\n');
  return (text) => newLines().split(text).length - 1;
}

test('twenty copies of a request to two instances send one email', async ({
  inbox,
  first,
  second,
  parentEmail: email,
}) => {
  await inbox.injectFault({ delayMs: 500, containing: email });
  const countLogged = countInLogs(first, second);
  const targets = Array.from({ length: 10 }, () => [first, second]).flat();
  const statuses = await Promise.all(targets.map(({ origin }) => callAction(origin, { email })));
  expect(statuses).toEqual(targets.map(() => 'sent'));
  expect(await inbox.requests(email)).toHaveLength(1);
  expect(await inbox.messages(email)).toHaveLength(1);
  await expect.poll(() => countLogged(': EmailJS accepted (')).toBe(1);
  expect(countLogged('REDIS_URL')).toBe(0);
});

test('a failure is reported to every waiting caller', async ({
  inbox,
  first,
  second,
  parentEmail: email,
}) => {
  const down = { kind: 'respond', status: 500, text: 'null', delayMs: 2_000 };
  await inbox.injectFault({ ...down, containing: email, times: 2 });
  const failing = callAction(first.origin, { email });
  await expect.poll(() => inbox.requests(email)).toHaveLength(1);
  const waiting = Array.from({ length: 10 }, () => callAction(second.origin, { email }));
  const statuses = await Promise.all([failing, ...waiting]);
  expect(new Set(statuses)).toEqual(new Set(['failed']));
  const calls = await inbox.requests(email);
  expect(calls.map(({ provider }) => provider)).toEqual(['emailjs', 'resend']);

  // They wait until the first failure has expired, and then share a new one that looks the same.
  await inbox.injectFault({ ...down, containing: email, times: 2 });
  const again = [first, second, second].map(({ origin }) => callAction(origin, { email }));
  expect(new Set(await Promise.all(again))).toEqual(new Set(['failed']));
  expect(await inbox.requests(email)).toHaveLength(4);

  expect(await callAction(second.origin, { email })).toBe('sent');
  expect(await callAction(first.origin, { email })).toBe('sent');
  expect(await inbox.messages(email)).toHaveLength(1);
});

test('another instance takes over when one crashes during a request', async ({
  inbox,
  redis,
  twoSites,
  second,
  siteWith,
  parentEmail: email,
}) => {
  await inbox.injectFault({ kind: 'stall', containing: email, times: 1 });
  const { origin, stop } = await siteWith(twoSites.environment);
  const lost = callAction(origin, { email }).catch(() => 'no response');
  await expect.poll(() => inbox.requests(email)).toHaveLength(1);
  const countLogged = countInLogs(second);
  const waiting = callAction(second.origin, { email });
  await stop();

  expect(await lost).toBe('no response');
  expect(await inbox.requests(email)).toHaveLength(1);
  // When the claim of the first has expired.
  await redis.moveClock(25_000);
  expect(await waiting).toBe('sent');
  expect(await inbox.messages(email)).toHaveLength(1);
  await expect.poll(() => countLogged(': EmailJS accepted (')).toBe(1);
});

test('a claim outlives every request', async ({
  inbox,
  redis,
  first,
  second,
  parentEmail: email,
}) => {
  await inbox.injectFault({ delayMs: 3_000, containing: email });
  const firstCall = callAction(first.origin, { email });
  await expect.poll(() => inbox.requests(email)).toHaveLength(1);
  // The server responds within 20 seconds.
  await redis.moveClock(20_000);
  const statuses = await Promise.all([firstCall, callAction(second.origin, { email })]);
  expect(statuses).toEqual(['sent', 'sent']);
  expect(await inbox.requests(email)).toHaveLength(1);
});

test('of many requests at once, EmailJS gets at most one per second and Resend the rest', async ({
  inbox,
  first,
  second,
}) => {
  const countLogged = countInLogs(first, second);
  const emails = Array.from({ length: 60 }, (_, index) => `v${index}@a.example`);
  const start = performance.now();
  const statuses = await Promise.all(
    emails.map((email, index) => callAction((index % 2 ? first : second).origin, { email })),
  );
  const seconds = (performance.now() - start) / 1_000;
  expect(new Set(statuses)).toEqual(new Set(['sent']));

  const messages = await inbox.messages('@a.example');
  const received = messages.map(({ body }) => body.reply_to ?? Object(body.template_params).email);
  expect(received.toSorted()).toEqual(emails.toSorted());

  const requests = await inbox.requests('@a.example');
  const calls = requests.filter(({ provider }) => provider === 'emailjs');
  expect(calls.length).toBeGreaterThan(1);
  // Instances that share nothing would make two calls a second.
  expect(calls.length).toBeLessThanOrEqual(seconds + 1);

  const sentByResend = messages.filter(({ provider }) => provider === 'resend').length;
  await expect.poll(() => countLogged(': Resend accepted (with an ID, ')).toBe(sentByResend);
  expect(countLogged(': EmailJS rejected (')).toBe(sentByResend);
  expect(countLogged(': EmailJS accepted (')).toBe(emails.length - sentByResend);
});

test('without Resend, requests that EmailJS cannot accept in time fail', async ({
  inbox,
  twoSites,
  siteWith,
}) => {
  const { origin, log } = await siteWith({ ...twoSites.environment, ...noResend });
  const emails = Array.from({ length: 40 }, (_, index) => `v${index}@b.example`);
  const statuses = await Promise.all(emails.map((email) => callAction(origin, { email })));
  expect(new Set(statuses)).toEqual(new Set(['sent', 'failed']));
  const sent = emails.filter((_, index) => statuses[index] === 'sent');
  const messages = await inbox.messages('@b.example');
  const received = messages.map(({ body }) => Object(body.template_params).email);
  expect(received.toSorted()).toEqual(sent.toSorted());
  const reason = ': EmailJS rejected (there was no time for a call, ';
  await expect.poll(() => log().split(reason)).toHaveLength(emails.length - sent.length + 1);
});

test('two instances share a visitor’s limit, and Redis holds no address', async ({
  redis,
  first,
  second,
  parentEmail,
}) => {
  const headers = { 'x-real-ip': '203.0.113.7' };
  const statuses: string[] = [];
  for (const { origin } of [first, second, first, second]) {
    const email = `${statuses.length}-${parentEmail}`;
    statuses.push(await callAction(origin, { email }, headers));
  }
  expect(statuses).toEqual(['sent', 'sent', 'limited', 'limited']);
  const contents = await redis.contents();
  expect(contents).toContain('visitor:');
  expect(contents).not.toMatch(/203\.0\.113|example\.com/);
});
