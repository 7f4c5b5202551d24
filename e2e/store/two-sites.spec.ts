import { callAction, findAction } from '../bench/call-action.mjs';
import type { Site } from '../run/start-site.mjs';
import { resendEnvironment, withInbox, withSite, type OwnInbox } from '../support/own-site';
import { expect, test as base } from './store-test';

/** What EmailJS wants between two requests, in milliseconds. */
const everySecond = 1_000;

type TwoSites = { readonly inbox: OwnInbox; readonly first: Site; readonly second: Site };

/** Two sites on one Redis and one inbox, which takes a request a second from both together. */
const test = base.extend<{
  settings: Readonly<Record<string, string>>;
  two: TwoSites;
}>({
  settings: [{}, { option: true }],
  two: async ({ ownRedis, settings }, provide, { parallelIndex }) => {
    const { url } = await ownRedis();
    const environment = { REDIS_URL: url, ...settings };
    await withInbox(
      `two-sites-inbox-${parallelIndex}`,
      (inbox) =>
        withSite(inbox, parallelIndex, environment, (first) =>
          withSite(inbox, parallelIndex, environment, async (second) => {
            await provide({ inbox, first, second });
            expect(first.log() + second.log()).not.toContain('REDIS_URL');
          }),
        ),
      everySecond,
    );
  },
});

async function actionsOf({ first, second }: TwoSites) {
  return [await findAction(first.origin), await findAction(second.origin)] as const;
}

test('the same request, fifty times at once at each of two sites, is one mail', async ({
  two,
  parentEmail,
}) => {
  await two.inbox.injectFault({ kind: 'delay', milliseconds: 500, containing: parentEmail });
  const actions = await actionsOf(two);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      actions.map((action) => callAction(action, parentEmail)),
    ).flat(),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 'sent'));
  expect(await two.inbox.requests(parentEmail)).toHaveLength(1);
  expect(await two.inbox.messages(parentEmail)).toHaveLength(1);
});

test.describe('a site that waits long enough for others to join', () => {
  test.use({ settings: { MAIL_DEADLINE_SECONDS: '4' } });

  test('a request that failed at one site has failed for all who wait for it at the other', async ({
    two,
    parentEmail,
  }) => {
    await two.inbox.injectFault({ kind: 'stall', containing: parentEmail, times: 1 });
    const [first, second] = await actionsOf(two);
    const failing = callAction(first, parentEmail);
    await expect.poll(() => two.inbox.requests(parentEmail)).toHaveLength(1);
    const waiting = Array.from({ length: 10 }, () => callAction(second, parentEmail));
    const answers = await Promise.all([failing, ...waiting]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['failed']));
    expect(await two.inbox.requests(parentEmail)).toHaveLength(1);

    expect((await callAction(second, parentEmail)).status).toBe('sent');
    expect((await callAction(first, parentEmail)).status).toBe('sent');
    expect(await two.inbox.messages(parentEmail)).toHaveLength(1);
  });
});

test.describe('a site that is patient with a provider', () => {
  test.use({ settings: { MAIL_DEADLINE_SECONDS: '8' } });

  test('may die in the middle of a request: the other sends it in its place', async ({
    two,
    parentEmail,
  }) => {
    await two.inbox.injectFault({ kind: 'stall', containing: parentEmail, times: 1 });
    const [first, second] = await actionsOf(two);
    const lost = callAction(first, parentEmail).catch(() => 'no answer');
    await expect.poll(() => two.inbox.requests(parentEmail)).toHaveLength(1);
    const waiting = callAction(second, parentEmail);
    await two.first.kill();

    expect(await lost).toBe('no answer');
    const { status, milliseconds } = await waiting;
    expect(status).toBe('sent');
    expect(milliseconds).toBeLessThan(20_000);
    expect(await two.inbox.messages(parentEmail)).toHaveLength(1);
  });

  test('keeps its claim for as long as a slow provider takes', async ({ two, parentEmail }) => {
    // Longer than a claim lasts that nobody renews.
    await two.inbox.injectFault({ kind: 'delay', milliseconds: 7_000, containing: parentEmail });
    const [first, second] = await actionsOf(two);
    const sending = callAction(first, parentEmail);
    await expect.poll(() => two.inbox.requests(parentEmail)).toHaveLength(1);
    const answers = await Promise.all([sending, callAction(second, parentEmail)]);
    expect(answers.map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(await two.inbox.requests(parentEmail)).toHaveLength(1);
  });
});

test('200 requests of 20 visitors at once come to EmailJS one a second, and all are sent once', async ({
  ownRedis,
}, { parallelIndex }) => {
  const { url } = await ownRedis();
  const task = async (inbox: OwnInbox) => {
    const environment = {
      ...resendEnvironment(inbox.origin),
      REDIS_URL: url,
      MAIL_DEADLINE_SECONDS: '8',
    };
    await withSite(inbox, parallelIndex, environment, (first) =>
      withSite(inbox, parallelIndex, environment, async (second) => {
        const actions = await actionsOf({ inbox, first, second });
        const emails = Array.from(
          { length: 200 },
          (_, count) => `v${count % 20}-${count}@a.example`,
        );
        const answers = await Promise.all(
          emails.map((email, count) => callAction(actions[count % 2 === 0 ? 0 : 1], email)),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['sent']));
        expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(20_000);

        const messages = await inbox.messages();
        const received = messages.map(
          ({ body }) => body.reply_to ?? Object(body.template_params).email,
        );
        expect(received.toSorted()).toEqual(emails.toSorted());
        const calls = (await inbox.requests()).filter(({ provider }) => provider === 'emailjs');
        const refused = calls.filter(({ status }) => status === 429);
        // Two that knew nothing of each other would be refused every other time.
        expect(calls.length).toBeGreaterThan(5);
        expect(refused.length).toBeLessThan(calls.length / 4);
      }),
    );
  };
  await withInbox(`paced-inbox-${parallelIndex}`, task, everySecond);
});

test.describe('limits', () => {
  test.use({ settings: { REQUESTS_PER_DAY: '2' } });

  test('are counted together', async ({ two, parentEmail }) => {
    const [first, second] = await actionsOf(two);
    expect((await callAction(first, `a-${parentEmail}`)).status).toBe('sent');
    expect((await callAction(second, `b-${parentEmail}`)).status).toBe('sent');
    expect((await callAction(first, `c-${parentEmail}`)).status).toBe('limited');
    expect((await callAction(second, `d-${parentEmail}`)).status).toBe('limited');
  });
});
