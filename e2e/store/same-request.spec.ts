import { Redis } from 'ioredis';
import { identityOf } from '@/lib/booking/reference';
import { callAction, findAction } from '../bench/call-action.mjs';
import { withInbox, withSite, type OwnInbox } from '../support/own-site';
import { expect, shiftTimes, test as base } from './store-test';

const minute = 60_000;
const hour = 60 * minute;

type Send = (
  site: 'first' | 'second',
  email: string,
  fields?: Readonly<Record<string, string>>,
) => Promise<string>;

/** Two sites on one Redis, whose clock can be set forward. */
const test = base.extend<{
  inbox: OwnInbox;
  send: Send;
  redisUrl: string;
  wait: (ms: number) => Promise<void>;
}>({
  inbox: async ({}, provide, { parallelIndex }) => {
    await withInbox(`same-request-inbox-${parallelIndex}`, provide);
  },
  redisUrl: async ({ ownRedis }, provide) => {
    await provide((await ownRedis()).url);
  },
  send: async ({ inbox, redisUrl }, provide, { parallelIndex }) => {
    const environment = { REDIS_URL: redisUrl, MAIL_DEADLINE_SECONDS: '8' };
    await withSite(inbox, parallelIndex, environment, (first) =>
      withSite(inbox, parallelIndex, environment, async (second) => {
        const actions = {
          first: await findAction(first.origin),
          second: await findAction(second.origin),
        };
        await provide(
          async (site, email, fields) =>
            (await callAction(actions[site], email, {}, fields)).status,
        );
      }),
    );
  },
  wait: async ({ redisUrl }, provide) => {
    const client = new Redis(redisUrl);
    await provide((ms) => shiftTimes(client, ms));
    client.disconnect();
  },
});

test('a form with an id is the same request for a day, and another after it', async ({
  inbox,
  send,
  wait,
  parentEmail,
}) => {
  expect(await send('first', parentEmail)).toBe('sent');
  await wait(23 * hour);
  expect(await send('second', parentEmail)).toBe('sent');
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
  await wait(hour);
  expect(await send('second', parentEmail)).toBe('sent');
  expect(await inbox.messages(parentEmail)).toHaveLength(2);
});

for (const [what, fields] of [
  ['email', {}],
  ['phone', { email: '', phone: '555-0100' }],
] as const) {
  test(`a form without an id but with the same ${what} is the same request for two minutes`, async ({
    inbox,
    send,
    wait,
    parentEmail,
  }) => {
    const form = { 'request-id': '', 'additional-info': parentEmail, ...fields };
    expect(await send('first', parentEmail, form)).toBe('sent');
    expect(await send('second', parentEmail, form)).toBe('sent');
    expect(await inbox.messages(parentEmail)).toHaveLength(1);
    await wait(2 * minute);
    expect(await send('second', parentEmail, form)).toBe('sent');
    expect(await inbox.messages(parentEmail)).toHaveLength(2);
  });
}

test('a form without an id, an email or a phone is never the same request', async ({
  inbox,
  send,
  parentEmail,
}) => {
  const form = { 'request-id': '', email: '', 'additional-info': parentEmail };
  expect(await send('first', '', form)).toBe('sent');
  expect(await send('first', '', form)).toBe('sent');
  expect(await send('second', '', form)).toBe('sent');
  expect(await inbox.messages(parentEmail)).toHaveLength(3);
});

const booking = {
  date: '2025-07-15',
  slots: ['9:00 AM'],
  lessonTypes: [],
  otherDates: [],
  email: 'parent@example.com',
  phone: '',
  additionalInfo: '',
  requestId: '',
};

test('a provider that remembers a key for a day is given another one two minutes later', () => {
  const [soon, later] = [identityOf(booking, 0), identityOf(booking, 2 * minute)];
  expect(soon.key).toBe(later.key);
  expect(soon.providerKey).not.toBe(later.providerKey);
  expect(identityOf(booking, minute).providerKey).toBe(soon.providerKey);
  const withId = { ...booking, requestId: 'a' };
  expect(identityOf(withId, 0)).toEqual(identityOf(withId, 2 * minute));
});
