import { test as base } from '@playwright/test';
import { identityOf } from '@/lib/booking/identity';
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
  base(`with ${JSON.stringify(contact)}, retries in one window share an idempotency key`, () => {
    const booking = {
      kind: 'lesson' as const,
      date: '2025-07-15',
      times: ['9:00 AM' as const],
      lessonTypes: [],
      otherDates: [],
      reference: 'K7Q2M',
      ...contact,
      additionalInfo: '',
    };
    const start = 1_000 * rememberMs;
    const first = identityOf(booking, start);
    expect(first.rememberMs).toBe(rememberMs);
    expect(first.idempotencyKey).toMatch(/^[0-9a-f]{64}$/);
    expect(identityOf(booking, start + rememberMs - 1)).toEqual(first);
    // The request is a new one by now, but Resend still knows the key of the first.
    const next = identityOf(booking, start + rememberMs);
    expect(next).toEqual({ ...first, idempotencyKey: next.idempotencyKey });
    expect(next.idempotencyKey).not.toBe(first.idempotencyKey);
    const changed = identityOf({ ...booking, additionalInfo: 'Mia is five now.' }, start);
    expect(changed.requestKey).not.toBe(first.requestKey);
    expect(changed.idempotencyKey).not.toBe(first.idempotencyKey);
  });
}
