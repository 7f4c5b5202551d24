import { test as base } from '@playwright/test';
import { claimIdempotencyKey, identityOf } from '@/lib/booking/identity';
import { memoryStore } from '@/lib/store/memory';
import { callAction } from '../support/call-action';
import { dayPath, postForm } from '../support/posted-form';
import { expect, test } from './store-fixture';

const tenSeconds = 10_000;
const minute = 60_000;

test('the same request within 30 minutes sends one email, with or without JavaScript', async ({
  inbox,
  first,
  second,
  redis,
  parentEmail: email,
}) => {
  const post = () => postForm(second.origin + dayPath, { times: ['9:00 AM'], email: [email] });
  expect(await callAction(first.origin, { email })).toBe('sent');
  await redis.moveClock(29 * minute);
  expect((await post()).location).toBe('/');
  expect(await callAction(second.origin, { email })).toBe('sent');
  expect(await inbox.messages(email)).toHaveLength(1);

  await redis.moveClock(minute);
  expect((await post()).location).toBe('/');
  expect(await inbox.messages(email)).toHaveLength(2);
});

test('the same request without contact details within ten seconds sends one email', async ({
  inbox,
  first,
  second,
  redis,
  parentEmail: additionalInfo,
}) => {
  expect(await callAction(first.origin, { additionalInfo })).toBe('sent');
  expect(await callAction(second.origin, { additionalInfo })).toBe('sent');
  expect(await inbox.messages(additionalInfo)).toHaveLength(1);

  await redis.moveClock(tenSeconds);
  expect(await callAction(second.origin, { additionalInfo })).toBe('sent');
  expect(await inbox.messages(additionalInfo)).toHaveLength(2);
});

for (const [contact, rememberMs] of [
  [{ email: 'parent@example.com', phone: '' }, 30 * minute],
  [{ email: '', phone: '555' }, 30 * minute],
  [{ email: '', phone: '' }, tenSeconds],
] as const) {
  base(
    `with ${JSON.stringify(contact)}, retries share an idempotency key, and a new request has another`,
    async () => {
      const choices = {
        kind: 'lesson' as const,
        date: '2025-07-15',
        times: ['9:00 AM' as const],
        lessonTypes: [],
        otherDates: [],
        reference: 'K7Q2M',
      };
      const identity = identityOf({ ...choices, ...contact, additionalInfo: '' });
      expect(identity.rememberMs).toBe(rememberMs);
      let now = rememberMs - 1;
      const store = memoryStore(() => now);
      const key = await claimIdempotencyKey(store, identity, now);
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      const otherInstance = memoryStore(() => now);
      expect(await claimIdempotencyKey(otherInstance, identity, now)).toBe(key);
      now += rememberMs - 1;
      expect(await claimIdempotencyKey(store, identity, now)).toBe(key);
      now += 1;
      expect(await claimIdempotencyKey(store, identity, now)).not.toBe(key);
    },
  );
}
