import { callAction, findAction } from '../bench/call-action.mjs';
import type { Site } from '../run/start-site.mjs';
import { withInbox, withSite, type OwnInbox } from '../support/own-site';
import { expect, test as base } from './store-test';

/** A test with an inbox of its own, and with sites that go by the Redis at a URL. */
const test = base.extend<{
  inbox: OwnInbox;
  withRedisAt: (url: string, task: (site: Site) => Promise<void>) => Promise<void>;
}>({
  inbox: async ({}, provide, { parallelIndex }) => {
    await withInbox(`store-inbox-${parallelIndex}`, provide);
  },
  withRedisAt: async ({ inbox }, provide, { parallelIndex }) => {
    await provide((url, task) =>
      withSite(inbox, parallelIndex, { REDIS_URL: url, MAIL_DEADLINE_SECONDS: '8' }, task),
    );
  },
});

const goesOn =
  /REDIS_URL: Redis does not answer \([\w ]+\); going on with this instance's memory\./g;
const answersAgain = 'REDIS_URL: Redis answers again.';

/** How often the log says that the site goes on without Redis. */
function failuresSaid(site: Site): number {
  return [...site.log().matchAll(goesOn)].length;
}

/** A request is sent and arrives once; so it is when it is sent again. */
async function expectSentOnce(site: Site, inbox: OwnInbox, email: string): Promise<void> {
  const action = await findAction(site.origin);
  for (const attempt of ['the first', 'the same again']) {
    const { status } = await callAction(action, email);
    expect(status, attempt).toBe('sent');
  }
  expect(await inbox.messages(email)).toHaveLength(1);
}

test('with a Redis that answers, nothing is said and a request is one mail', async ({
  ownRedis,
  withRedisAt,
  inbox,
  parentEmail,
}) => {
  const redis = await ownRedis();
  await withRedisAt(redis.url, async (site) => {
    await expectSentOnce(site, inbox, parentEmail);
    expect(site.log()).not.toContain('REDIS_URL');
  });
});

test('a Redis that is down from the start keeps no request, and is used once it is there', async ({
  ownRedis,
  withRedisAt,
  inbox,
  parentEmail,
}) => {
  const redis = await ownRedis();
  await redis.stop();
  await withRedisAt(redis.url, async (site) => {
    await expectSentOnce(site, inbox, parentEmail);
    expect(failuresSaid(site)).toBe(1);
    await ownRedis({ port: redis.port });
    await expect.poll(() => site.log()).toContain(answersAgain);
    await expectSentOnce(site, inbox, `later-${parentEmail}`);
    expect(failuresSaid(site)).toBe(1);
  });
});

test('a Redis that freezes keeps no request, and what was sent before stays sent', async ({
  ownRedis,
  withRedisAt,
  inbox,
  parentEmail,
}) => {
  const redis = await ownRedis();
  await withRedisAt(redis.url, async (site) => {
    await expectSentOnce(site, inbox, `before-${parentEmail}`);
    redis.freeze();
    await expectSentOnce(site, inbox, `frozen-${parentEmail}`);
    await expectSentOnce(site, inbox, `before-${parentEmail}`);
    expect(failuresSaid(site)).toBe(1);
    redis.thaw();
    await expect.poll(() => site.log()).toContain(answersAgain);
    await expectSentOnce(site, inbox, `later-${parentEmail}`);
    await expectSentOnce(site, inbox, `frozen-${parentEmail}`);
    expect(failuresSaid(site)).toBe(1);
  });
});

test('a Redis that goes while a request is on its way loses nothing', async ({
  ownRedis,
  withRedisAt,
  inbox,
  parentEmail,
}) => {
  const redis = await ownRedis();
  await withRedisAt(redis.url, async (site) => {
    await inbox.injectFault({ kind: 'delay', milliseconds: 900, containing: parentEmail });
    const call = callAction(await findAction(site.origin), parentEmail);
    await expect.poll(() => inbox.requests(parentEmail)).toHaveLength(1);
    await redis.stop();
    expect((await call).status).toBe('sent');
    await expectSentOnce(site, inbox, parentEmail);
    expect(failuresSaid(site)).toBe(1);
  });
});

test('a wrong password keeps no request, and is in no log', async ({
  ownRedis,
  withRedisAt,
  inbox,
  parentEmail,
}) => {
  const redis = await ownRedis({ password: 'right' });
  await withRedisAt(redis.url.replace('right', 'not-so-secret'), async (site) => {
    await expectSentOnce(site, inbox, parentEmail);
    expect(site.log()).toContain('Redis does not answer (WRONGPASS)');
    expect(failuresSaid(site)).toBe(1);
    expect(site.log()).not.toContain('not-so-secret');
  });
});

test('a host that cannot be found keeps no request, and its password is in no log', async ({
  withRedisAt,
  inbox,
  parentEmail,
}) => {
  await withRedisAt('rediss://:not-so-secret@redis.invalid:6379', async (site) => {
    await expectSentOnce(site, inbox, parentEmail);
    expect(failuresSaid(site)).toBe(1);
    expect(site.log()).not.toContain('not-so-secret');
  });
});

for (const garbage of ['not-so-secret', 'https://not-so-secret.example', 'redis://']) {
  test(`a REDIS_URL of ${garbage} is said to be none when the site starts`, async ({
    withRedisAt,
    inbox,
    parentEmail,
  }) => {
    await withRedisAt(garbage, async (site) => {
      await expect
        .poll(() => site.log())
        .toContain('REDIS_URL is not a redis:// or rediss:// URL, so it is not used.');
      await expectSentOnce(site, inbox, parentEmail);
      expect(failuresSaid(site)).toBe(0);
      expect(site.log()).not.toContain('not-so-secret');
    });
  });
}
