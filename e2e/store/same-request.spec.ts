import { identityOf } from '@/lib/booking/reference';
import { dayPath, postForm } from '../support/posted-form';
import { expect, test } from './store-test';

const tenSeconds = 10_000;
const minute = 60_000;

test('the same request within 30 minutes sends one email, with or without JavaScript', async ({
  inbox,
  first,
  second,
  redis,
  parentEmail,
}) => {
  const posted = { slots: ['9:00 AM'], email: [parentEmail] };
  const post = () => postForm(second.origin + dayPath, posted);
  expect((await first.send(parentEmail)).status).toBe('sent');
  await redis.moveClock(29 * minute);
  expect((await post()).location).toBe('/');
  expect((await second.send(parentEmail)).status).toBe('sent');
  expect(await inbox.messages(parentEmail)).toHaveLength(1);

  await redis.moveClock(minute);
  expect((await post()).location).toBe('/');
  expect(await inbox.messages(parentEmail)).toHaveLength(2);
});

test('the same request without a contact within ten seconds sends one email', async ({
  inbox,
  first,
  second,
  redis,
  parentEmail: note,
}) => {
  const nameless = { fields: { additionalInfo: note } };
  expect((await first.send('', nameless)).status).toBe('sent');
  expect((await second.send('', nameless)).status).toBe('sent');
  expect(await inbox.messages(note)).toHaveLength(1);

  await redis.moveClock(tenSeconds);
  expect((await second.send('', nameless)).status).toBe('sent');
  expect(await inbox.messages(note)).toHaveLength(2);
});

for (const [contact, rememberMs] of [
  [{ email: 'parent@example.com', phone: '' }, 30 * minute],
  [{ email: '', phone: '555' }, 30 * minute],
  [{ email: '', phone: '' }, tenSeconds],
] as const) {
  test(`the idempotency key changes once ${JSON.stringify(contact)} is a new request`, () => {
    const choices = { date: '2025-07-15', slots: ['9:00 AM'], lessonTypes: [], otherDates: [] };
    const booking = { ...choices, ...contact, additionalInfo: '' };
    const soon = identityOf(booking, 0);
    expect(soon.rememberMs).toBe(rememberMs);
    expect(identityOf(booking, rememberMs - 1)).toEqual(soon);
    const later = identityOf(booking, rememberMs);
    expect(later.key).toBe(soon.key);
    expect(later.providerKey).not.toBe(soon.providerKey);
  });
}
