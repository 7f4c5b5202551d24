import { withInbox, withSite, type OwnInbox } from '../support/own-site';
import { startRedis } from './redis-server';
import { expect, sendingSite, test as base, type SendingSite } from './store-test';

type SiteWithRedis = SendingSite & { readonly inbox: OwnInbox };

/** A test with an inbox of its own, and with sites that go by the Redis at a URL. */
const test = base.extend<{
  withRedisAt: (url: string, task: (site: SiteWithRedis) => Promise<void>) => Promise<void>;
}>({
  withRedisAt: async ({}, provide, { parallelIndex: worker }) => {
    await withInbox(`redis-fails-inbox-${worker}`, (inbox) =>
      provide((url, task) =>
        withSite(inbox, worker, { REDIS_URL: url, MAIL_DEADLINE_SECONDS: '8' }, async (site) =>
          task({ ...(await sendingSite(site)), inbox }),
        ),
      ),
    );
  },
});

/** Why the site goes on without Redis, each time that the log says so. */
function failuresOf({ log }: SiteWithRedis): readonly (string | undefined)[] {
  const goesOn =
    /REDIS_URL: Redis does not answer \(([\w ]+)\); going on with this instance's memory\./g;
  return [...log().matchAll(goesOn)].map(([, reason]) => reason);
}

/** So often the log says that Redis answers again. */
async function expectRecoveries({ log }: SiteWithRedis, count: number): Promise<void> {
  await expect.poll(() => log().split('REDIS_URL: Redis answers again.')).toHaveLength(count + 1);
}

/** A request is sent and arrives once; so it is when it is sent again. */
async function expectSentOnce({ inbox, send }: SiteWithRedis, email: string): Promise<void> {
  for (const attempt of ['the first', 'the same again']) {
    expect((await send(email)).status, attempt).toBe('sent');
  }
  expect(await inbox.messages(email)).toHaveLength(1);
}

test('a Redis that comes late, freezes and goes keeps no request, and what was sent stays sent', async ({
  withRedisAt,
}, { parallelIndex }) => {
  const redis = await startRedis(parallelIndex);
  await redis.stop();
  await withRedisAt(redis.url, async (site) => {
    await test.step('it is down when the site starts, and used once it is there', async () => {
      await expectSentOnce(site, 'early@example.com');
      expect(failuresOf(site)).toHaveLength(1);
      await redis.startAgain();
      await expectRecoveries(site, 1);
      await expectSentOnce(site, 'there@example.com');
      expect(failuresOf(site)).toHaveLength(1);
    });

    await test.step('it freezes, with every connection open, and thaws', async () => {
      redis.freeze();
      await expectSentOnce(site, 'frozen@example.com');
      await expectSentOnce(site, 'there@example.com');
      expect(failuresOf(site)).toHaveLength(2);
      redis.thaw();
      await expectRecoveries(site, 2);
      await expectSentOnce(site, 'thawed@example.com');
      await expectSentOnce(site, 'frozen@example.com');
      expect(failuresOf(site)).toHaveLength(2);
    });

    await test.step('it goes while a request is on its way', async () => {
      const containing = 'under-way@example.com';
      await site.inbox.injectFault({ kind: 'delay', milliseconds: 2_000, containing });
      const call = site.send(containing);
      await expect.poll(() => site.inbox.requests(containing)).toHaveLength(1);
      await redis.stop();
      expect((await call).status).toBe('sent');
      await expectSentOnce(site, containing);
      expect(failuresOf(site)).toHaveLength(3);
    });
  });
});

const notUsed = 'REDIS_URL is not a redis:// or rediss:// URL, so it is not used.';

for (const { url, sentence, failures } of [
  { url: 'redis://nobody:not-so-secret@', sentence: '', failures: ['WRONGPASS'] },
  { url: 'rediss://:not-so-secret@redis.invalid', sentence: '', failures: [expect.any(String)] },
  { url: 'not-so-secret', sentence: notUsed, failures: [] },
  { url: 'https://not-so-secret.example', sentence: notUsed, failures: [] },
  { url: 'redis://', sentence: notUsed, failures: [] },
]) {
  test(`with a REDIS_URL of ${url} a request is sent, and no password is in the log`, async ({
    redis,
    withRedisAt,
  }) => {
    await withRedisAt(url.replace(/@$/, redis.url.replace('redis://', '@')), async (site) => {
      await expect.poll(site.log).toContain(sentence);
      await expectSentOnce(site, 'parent@example.com');
      expect(failuresOf(site)).toEqual(failures);
      expect(site.log()).not.toContain('not-so-secret');
    });
  });
}
