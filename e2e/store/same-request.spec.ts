import { identityOf } from '@/lib/booking/reference';
import { expect, test } from './store-test';

const minute = 60_000;
const day = 24 * 60 * minute;

for (const [what, ms, fields] of [
  ['with an id', day, {}],
  ['without an id', 2 * minute, { 'request-id': '', email: '', phone: '5' }],
] as const) {
  test(`a form ${what} is one request for ${ms / minute} minutes`, async ({
    inbox,
    first,
    second,
    redis,
    parentEmail,
  }) => {
    const form = { fields: { 'additional-info': parentEmail, ...fields } };
    expect((await first.send(parentEmail, form)).status).toBe('sent');
    await redis.moveClock(ms - minute);
    expect((await second.send(parentEmail, form)).status).toBe('sent');
    expect(await inbox.messages(parentEmail)).toHaveLength(1);
    await redis.moveClock(minute);
    expect((await second.send(parentEmail, form)).status).toBe('sent');
    expect(await inbox.messages(parentEmail)).toHaveLength(2);
  });
}

test('a provider that remembers a key for a day is given another one two minutes later', () => {
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
  const [soon, later] = [identityOf(booking, 0), identityOf(booking, 2 * minute)];
  expect(soon.key).toBe(later.key);
  expect(soon.providerKey).not.toBe(later.providerKey);
  expect(identityOf(booking, minute).providerKey).toBe(soon.providerKey);
  const withId = { ...booking, requestId: 'a' };
  expect(identityOf(withId, 0)).toEqual(identityOf(withId, 2 * minute));
});
