import { expect, test, withSend } from './store-test';

const noResend = { RESEND_API_KEY: '', RESEND_FROM: '' };

test('a hundred copies of a request to two sites send one email', async ({
  inbox,
  first,
  second,
  parentEmail,
}) => {
  await inbox.injectFault({ kind: 'delay', milliseconds: 500, containing: parentEmail });
  const fiftyTimes = Array.from({ length: 50 }, () => [first, second]).flat();
  const answers = await Promise.all(fiftyTimes.map((site) => site.send(parentEmail)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 'sent'));
  expect(await inbox.requests(parentEmail)).toHaveLength(1);
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
  expect(first.log() + second.log()).not.toContain('REDIS_URL');
});

test('a failure is reported to every waiting caller', async ({
  inbox,
  first,
  second,
  parentEmail,
}) => {
  const down = { kind: 'answer', status: 500, text: 'null', milliseconds: 1_000 };
  await inbox.injectFault({ ...down, containing: parentEmail, times: 2 });
  const failing = first.send(parentEmail);
  await expect.poll(() => inbox.requests(parentEmail)).toHaveLength(1);
  const waiting = Array.from({ length: 10 }, () => second.send(parentEmail));
  const answers = await Promise.all([failing, ...waiting]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['failed']));
  const calls = await inbox.requests(parentEmail);
  expect(calls.map(({ provider }) => provider)).toEqual(['emailjs', 'resend']);

  expect((await second.send(parentEmail)).status).toBe('sent');
  expect((await first.send(parentEmail)).status).toBe('sent');
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
});

test('another instance takes over when one crashes during a request', async ({
  inbox,
  two,
  second,
  siteWith,
  parentEmail,
}) => {
  await inbox.injectFault({ kind: 'stall', containing: parentEmail, times: 1 });
  const site = await withSend(await siteWith(two.environment));
  const lost = site.send(parentEmail).catch(() => 'no answer');
  await expect.poll(() => inbox.requests(parentEmail)).toHaveLength(1);
  const waiting = second.send(parentEmail);
  await site.stop();

  expect(await lost).toBe('no answer');
  const { status, milliseconds } = await waiting;
  expect(status).toBe('sent');
  expect(milliseconds).toBeLessThan(20_000);
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
});

test('a claim is renewed while a provider is slow', async ({
  inbox,
  first,
  second,
  parentEmail,
}) => {
  // A claim lasts 5 seconds unless it is renewed.
  await inbox.injectFault({ kind: 'delay', milliseconds: 6_000, containing: parentEmail });
  const firstCall = first.send(parentEmail);
  await expect.poll(() => inbox.requests(parentEmail)).toHaveLength(1);
  const answers = await Promise.all([firstCall, second.send(parentEmail)]);
  expect(answers.map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(await inbox.requests(parentEmail)).toHaveLength(1);
});

test('of 200 requests, EmailJS gets one per second and Resend the rest', async ({
  inbox,
  first,
  second,
}) => {
  const emails = Array.from({ length: 200 }, (_, count) => `v${count % 20}-${count}@a.example`);
  const answers = await Promise.all(
    emails.map((email, count) => (count % 2 === 0 ? first : second).send(email)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['sent']));
  expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(20_000);

  const messages = await inbox.messages('@a.example');
  const received = messages.map(({ body }) => body.reply_to ?? Object(body.template_params).email);
  expect(received.toSorted()).toEqual(emails.toSorted());

  const requests = await inbox.requests('@a.example');
  const calls = requests.filter(({ provider }) => provider === 'emailjs');
  const times = calls.map(({ receivedAt }) => Date.parse(receivedAt));
  const seconds = (Math.max(...times) - Math.min(...times)) / 1_000;
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.length).toBeLessThan(seconds + 2);
  const rateLimited = calls.filter(({ status }) => status === 429);
  expect(rateLimited.length).toBeLessThan(calls.length / 2);
});

test('without Resend, requests that EmailJS cannot accept in time fail', async ({
  inbox,
  two,
  siteWith,
}) => {
  const alone = await withSend(await siteWith({ ...two.environment, ...noResend }));
  const emails = Array.from({ length: 40 }, (_, count) => `v${count}@b.example`);
  const answers = await Promise.all(emails.map((email) => alone.send(email)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['sent', 'failed']));
  expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(20_000);
  const sent = emails.filter((_, at) => answers[at]?.status === 'sent');
  const messages = await inbox.messages('@b.example');
  const received = messages.map(({ body }) => Object(body.template_params).email);
  expect(received.toSorted()).toEqual(sent.toSorted());
});

test('two sites share a visitor’s limit', async ({ first, second, parentEmail }) => {
  const headers = { 'x-real-ip': '203.0.113.7' };
  const statuses: string[] = [];
  for (const site of [first, second, first, second]) {
    statuses.push((await site.send(`${statuses.length}-${parentEmail}`, { headers })).status);
  }
  expect(statuses).toEqual(['sent', 'sent', 'limited', 'limited']);
});
