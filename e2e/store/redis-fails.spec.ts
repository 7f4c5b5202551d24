import { mergeTests } from '@playwright/test';
import { test as inboxTest, type Inbox } from '../inbox/inbox-fixture';
import { startRedis } from './redis-server';
import { expect, withSend, test as storeTest, type SendingSite } from './store-test';

/** A test that starts sites with a `REDIS_URL` and its own inbox. */
const test = mergeTests(storeTest, inboxTest).extend<{
  siteAt: (url: string) => Promise<SendingSite>;
}>({
  siteAt: ({ siteWith }, provide) =>
    provide(async (url) => withSend(await siteWith({ REDIS_URL: url }))),
});

/** The logged reasons for falling back to memory. */
function failuresOf({ log }: SendingSite): readonly (string | undefined)[] {
  const fallback = /REDIS_URL: Redis is unavailable \(([\w ]+)\); using this instance's memory\./g;
  return [...log().matchAll(fallback)].map(([, reason]) => reason);
}

async function expectRecoveries({ log }: SendingSite, count: number): Promise<void> {
  await expect
    .poll(() => log().split('REDIS_URL: Redis is available again.'))
    .toHaveLength(count + 1);
}

async function expectSentOnce(inbox: Inbox, { send }: SendingSite, email: string): Promise<void> {
  for (const attempt of ['the first', 'the same again']) {
    expect((await send(email)).status, attempt).toBe('sent');
  }
  expect(await inbox.messages(email)).toHaveLength(1);
}

test('no request is lost when Redis stops, freezes or returns', async ({ inbox, siteAt }, {
  parallelIndex,
}) => {
  const redis = await startRedis(parallelIndex);
  await redis.stop();
  const site = await siteAt(redis.url);

  await test.step('Redis is down at startup, and used once it is available', async () => {
    await expectSentOnce(inbox, site, 'early@example.com');
    expect(failuresOf(site)).toHaveLength(1);
    await redis.restart();
    await expectRecoveries(site, 1);
    await expectSentOnce(inbox, site, 'there@example.com');
    expect(failuresOf(site)).toHaveLength(1);
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
    const containing = 'under-way@example.com';
    await inbox.injectFault({ kind: 'delay', milliseconds: 2_000, containing });
    const call = site.send(containing);
    await expect.poll(() => inbox.requests(containing)).toHaveLength(1);
    await redis.stop();
    expect((await call).status).toBe('sent');
    await expectSentOnce(inbox, site, containing);
    expect(failuresOf(site)).toHaveLength(3);
  });
});

const notUsed = 'REDIS_URL is not a redis:// or rediss:// URL, so it is not used.';

for (const [url, sentence, failures] of [
  ['redis://nobody:not-so-secret@', '', ['WRONGPASS']],
  ['rediss://:not-so-secret@redis.invalid', '', [expect.any(String)]],
  ['https://not-so-secret.example', notUsed, []],
  ['redis://:not-so-secret%@', 'REDIS_URL has a % that is not written as %25', []],
] as const) {
  test(`${url} is not logged, and a request is sent`, async ({ redis, inbox, siteAt }) => {
    const site = await siteAt(url.replace(/@$/, redis.url.replace('redis://', '@')));
    await expect.poll(site.log).toContain(sentence);
    await expectSentOnce(inbox, site, 'parent@example.com');
    expect(failuresOf(site)).toEqual(failures);
    expect(site.log()).not.toContain('not-so-secret');
  });
}
