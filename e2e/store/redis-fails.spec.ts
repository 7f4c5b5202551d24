import { mergeTests } from '@playwright/test';
import { test as inboxTest, type Inbox } from '../inbox/inbox-fixture';
import type { Site } from '../run/start-site';
import { callAction } from '../support/call-action';
import { postForm } from '../support/posted-form';
import { startRedis } from './redis-server';
import { startSlowRedis } from './slow-redis';
import { expect, test as storeTest } from './store-fixture';

/** The inbox of `inboxTest`, which has no rate limit, replaces that of `storeTest`. */
const test = mergeTests(storeTest, inboxTest);

/** The logged reasons for falling back to memory. */
function failuresOf({ log }: Site): readonly (string | undefined)[] {
  const fallback = /REDIS_URL: Redis is unavailable \(([\w ]+)\); using this instance's memory\./g;
  return [...log().matchAll(fallback)].map(([, reason]) => reason);
}

async function expectRecoveries({ log }: Site, count: number): Promise<void> {
  await expect
    .poll(() => log().split('REDIS_URL: Redis is available again.'))
    .toHaveLength(count + 1);
}

async function expectSentOnce(inbox: Inbox, { origin }: Site, email: string): Promise<void> {
  for (const attempt of ['the first', 'the same again']) {
    expect(await callAction(origin, { email }), attempt).toBe('sent');
  }
  expect(await inbox.messages(email)).toHaveLength(1);
}

test('no request is lost when Redis stops, freezes or returns', async ({ inbox, siteWith }, {
  parallelIndex,
}) => {
  const redis = await startRedis(parallelIndex);
  await redis.stop();
  const site = await siteWith({ REDIS_URL: redis.url });

  await test.step('Redis is down at startup, and used once it is available', async () => {
    await expectSentOnce(inbox, site, 'early@example.com');
    expect(failuresOf(site)).toHaveLength(1);
    await redis.restart();
    await expectRecoveries(site, 1);
    await expectSentOnce(inbox, site, 'there@example.com');
    expect(failuresOf(site)).toHaveLength(1);
  });

  await test.step('a day and a question share one connection', async () => {
    const question = { email: ['question@example.com'] };
    expect(await postForm(`${site.origin}/ask`, question)).toMatchObject({ location: '/' });
    expect(await redis.countClients()).toBe(1);
  });

  await test.step('Redis freezes with open connections, and thaws', async () => {
    redis.freeze();
    await expectSentOnce(inbox, site, 'frozen@example.com');
    await expectSentOnce(inbox, site, 'there@example.com');
    expect(failuresOf(site)).toHaveLength(2);
    redis.thaw();
    await expectRecoveries(site, 2);
    await expectSentOnce(inbox, site, 'thawed@example.com');
    await expectSentOnce(inbox, site, 'frozen@example.com');
    expect(failuresOf(site)).toHaveLength(2);
  });

  await test.step('Redis stops while a request is in flight', async () => {
    const email = 'under-way@example.com';
    await inbox.injectFault({ delayMs: 2_000, containing: email });
    const call = callAction(site.origin, { email });
    await expect.poll(() => inbox.requests(email)).toHaveLength(1);
    await redis.stop();
    expect(await callAction(site.origin, { email }), 'a second click').toBe('sent');
    expect(await call).toBe('sent');
    await expectSentOnce(inbox, site, email);
    expect(failuresOf(site)).toHaveLength(3);
  });
});

test('a Redis that refuses commands is not used until it accepts them', async ({
  redis,
  inbox,
  siteWith,
}) => {
  await redis.setUser('limited', 'on', '>pass', '~*', '+@connection', '+info');
  const site = await siteWith({ REDIS_URL: redis.url.replace('//', '//limited:pass@') });
  await expectSentOnce(inbox, site, 'refused@example.com');
  await expectSentOnce(inbox, site, 'again@example.com');
  expect(failuresOf(site)).toEqual(['NOPERM']);
  await expectRecoveries(site, 0);

  await redis.setUser('limited', '+@all');
  await expectRecoveries(site, 1);
  await expectSentOnce(inbox, site, 'accepted@example.com');
  expect(failuresOf(site)).toEqual(['NOPERM']);
});

test('a Redis that answers too late is not used until it answers in time', async ({
  redis,
  inbox,
  siteWith,
}) => {
  const slowRedis = await startSlowRedis(redis.url);
  const site = await siteWith({ REDIS_URL: slowRedis.url });
  await expectSentOnce(inbox, site, 'slow@example.com');
  // Another trial follows only one that has failed.
  await expect.poll(slowRedis.countTrials).toBeGreaterThan(1);
  await expectSentOnce(inbox, site, 'still-slow@example.com');
  expect(failuresOf(site)).toEqual(['no answer']);
  await expectRecoveries(site, 0);

  slowRedis.answerAtOnce();
  await expectRecoveries(site, 1);
  await expectSentOnce(inbox, site, 'in-time@example.com');
  expect(failuresOf(site)).toEqual(['no answer']);
});

test('a database that Redis does not have is reported once', async ({ redis, inbox, siteWith }) => {
  const site = await siteWith({ REDIS_URL: `${redis.url}/99` });
  await expectSentOnce(inbox, site, 'parent@example.com');
  await expectSentOnce(inbox, site, 'another@example.com');
  expect(failuresOf(site)).toEqual(['no such database']);
  await expectRecoveries(site, 0);
  expect(site.log()).not.toContain('unhandledRejection');
});

for (const [url, reason] of [
  ['redis://nobody:not-so-secret@', 'WRONGPASS'],
  ['rediss://:not-so-secret@redis.invalid', expect.any(String)],
  ['redis://:not-so-secret@redis.invalid?sentinels=a', 'URL not accepted'],
] as const) {
  test(`${url} is not logged, and a request is sent`, async ({ redis, inbox, siteWith }) => {
    const address = redis.url.replace('redis://', '@');
    const site = await siteWith({ REDIS_URL: url.replace(/@$/, address) });
    await expectSentOnce(inbox, site, 'parent@example.com');
    await expect.poll(() => failuresOf(site)).toEqual([reason]);
    expect(site.log()).not.toMatch(/not-so-secret|nobody|redis\.invalid|127\.0\.0\.1:64/);
  });
}
