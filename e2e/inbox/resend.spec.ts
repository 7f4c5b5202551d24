import { expect } from '@playwright/test';
import { answerOf, resendBody, test } from './inbox-fixture';

test.describe('Resend', () => {
  const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

  test('takes a message and names it', async ({ inbox }) => {
    const response = await inbox.resend();
    expect(response.status).toBe(200);
    const { id } = await response.json();
    expect(id).toMatch(uuid);
    expect(await inbox.messages()).toMatchObject([{ id, provider: 'resend', body: resendBody }]);
  });

  const refusals = [
    ['no key', { headers: { authorization: '' } }, 401, 'missing_api_key'],
    ['a wrong key', { headers: { authorization: 'Bearer re_other' } }, 401, 'invalid_api_key'],
    ['no sender', { body: { from: undefined } }, 422, 'missing_required_field'],
    ['no recipient', { body: { to: [] } }, 422, 'missing_required_field'],
    ['no subject', { body: { subject: '' } }, 422, 'missing_required_field'],
    ['neither text nor HTML', { body: { text: undefined } }, 422, 'validation_error'],
    [
      'too long an idempotency key',
      { headers: { 'idempotency-key': 'k'.repeat(257) } },
      400,
      'invalid_idempotency_key',
    ],
  ] as const;

  test('refuses what is missing, wrong or too long, each by its name', async ({ inbox }) => {
    for (const [what, sending, statusCode, name] of refusals) {
      const response = await inbox.resend(sending);
      const refusal = { statusCode, name, message: expect.any(String) };
      expect.soft(response.status, what).toBe(statusCode);
      expect.soft(await response.json(), what).toEqual(refusal);
    }
    expect(await inbox.messages()).toEqual([]);
  });

  test('answers the same request with the same key once more, without a second message', async ({
    inbox,
  }) => {
    const headers = { 'idempotency-key': 'booking-1' };
    const first = await answerOf(inbox.resend({ headers }));
    expect(await answerOf(inbox.resend({ headers }))).toEqual(first);
    expect(await inbox.messages()).toHaveLength(1);
    expect(await inbox.requests()).toMatchObject([
      { outcome: 'accepted', idempotencyKey: 'booking-1' },
      { outcome: 'accepted', idempotencyKey: 'booking-1' },
    ]);
  });

  test('refuses another request with the same key', async ({ inbox }) => {
    const headers = { 'idempotency-key': 'booking-1' };
    await inbox.resend({ headers });
    const response = await inbox.resend({ headers, body: { subject: 'Changed' } });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ name: 'invalid_idempotent_request' });
    expect(await inbox.messages()).toHaveLength(1);
  });

  test('knows the key of a message that it took although its answer broke', async ({ inbox }) => {
    await inbox.injectFault({ kind: 'reset', times: 1, taken: true });
    const headers = { 'idempotency-key': 'booking-1' };
    await expect(inbox.resend({ headers })).rejects.toThrow();
    const [kept] = await inbox.messages();
    const retry = await inbox.resend({ headers });
    expect(await retry.json()).toEqual({ id: kept?.id });
    expect(await inbox.messages()).toHaveLength(1);
  });

  test('takes two messages without a key as two', async ({ inbox }) => {
    await inbox.resend();
    await inbox.resend();
    expect(await inbox.messages()).toHaveLength(2);
  });
});
