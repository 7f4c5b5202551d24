import { expect } from '@playwright/test';
import { answerOf, resendBody, test } from './inbox-fixture';

const headers = { 'idempotency-key': 'booking-1' };

test('Resend takes a message and names it', async ({ inbox }) => {
  const { id } = await (await inbox.resend()).json();
  expect(await inbox.messages()).toMatchObject([{ id, provider: 'resend', body: resendBody }]);
});

test('Resend refuses what is missing or wrong, each by its name', async ({ inbox }) => {
  for (const [sending, statusCode, name] of [
    [{ headers: { authorization: 'Bearer re_other' } }, 401, 'invalid_api_key'],
    [{ body: { from: undefined } }, 422, 'missing_required_field'],
    [{ body: { to: [] } }, 422, 'missing_required_field'],
    [{ body: { subject: '' } }, 422, 'missing_required_field'],
    [{ body: { text: undefined } }, 422, 'validation_error'],
  ] as const) {
    const response = await inbox.resend(sending);
    const refusal = { statusCode, name, message: expect.any(String) };
    expect.soft(response.status, name).toBe(statusCode);
    expect.soft(await response.json(), name).toEqual(refusal);
  }
  expect(await inbox.messages()).toEqual([]);
});

test('Resend takes a message with the same key once, and none that was changed', async ({
  inbox,
}) => {
  const first = await answerOf(inbox.resend({ headers }));
  expect(await answerOf(inbox.resend({ headers }))).toEqual(first);
  const changed = await inbox.resend({ headers, body: { subject: 'Changed' } });
  expect(changed.status).toBe(409);
  expect(await changed.json()).toMatchObject({ name: 'invalid_idempotent_request' });
  expect(await inbox.messages()).toHaveLength(1);
  await Promise.all([inbox.resend(), inbox.resend()]);
  expect(await inbox.messages()).toHaveLength(3);
});
