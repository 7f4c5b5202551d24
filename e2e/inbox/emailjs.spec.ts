import { expect } from '@playwright/test';
import { account } from './account.mjs';
import { answerOf, emailjsBody, test, variables } from './inbox-fixture';

const dashboard = 'https://dashboard.emailjs.com/admin';

test.describe('EmailJS', () => {
  test('takes a message with OK and keeps what it received', async ({ inbox }) => {
    const response = await inbox.emailjs();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await answerOf(Promise.resolve(response))).toEqual({ status: 200, text: 'OK' });
    const messages = await inbox.messages();
    expect(messages).toEqual([
      {
        id: expect.any(String),
        provider: 'emailjs',
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        headers: expect.objectContaining({ 'content-type': 'application/json' }),
        body: emailjsBody,
      },
    ]);
  });

  const refusals = [
    ['no user_id', { user_id: undefined }, 400, 'The user_id parameter is required'],
    ['no service_id', { service_id: undefined }, 400, 'The service_id parameter is required'],
    ['an empty template_id', { template_id: '' }, 400, 'The template_id parameter is required'],
    [
      'an unknown user_id',
      { user_id: 'another' },
      400,
      `The Public Key is invalid. To find this ID, visit ${dashboard}/account`,
    ],
    [
      'an unknown service_id',
      { service_id: 'another' },
      400,
      `The service ID not found. To find this ID, visit ${dashboard}`,
    ],
    [
      'an unknown template_id',
      { template_id: 'another' },
      400,
      `The template ID not found. To find this ID, visit ${dashboard}/templates`,
    ],
    [
      'a wrong private key',
      { accessToken: 'another' },
      403,
      `The Private Key is invalid. To find this ID, visit ${dashboard}/account`,
    ],
    [
      'an empty recipient',
      { template_params: { to_email: '' } },
      422,
      'The recipients address is empty',
    ],
    ['no variables at all', { template_params: undefined }, 422, 'The recipients address is empty'],
  ] as const;

  test('refuses what is missing, wrong or unknown, each with its own words', async ({ inbox }) => {
    for (const [what, body, status, text] of refusals) {
      expect.soft(await answerOf(inbox.emailjs({ body })), what).toEqual({ status, text });
    }
    expect(await inbox.messages()).toEqual([]);
    expect((await inbox.requests()).map(({ outcome }) => outcome)).toEqual(
      refusals.map(() => 'refused'),
    );
  });

  test('takes variables of 50,000 bytes and refuses one byte more', async ({ inbox }) => {
    const room = 50_000 - Buffer.byteLength(JSON.stringify({ ...variables, message: '' }));
    const message = 'é'.repeat(room / 2) + 'x'.repeat(room % 2);
    const full = { ...variables, message };
    expect(await answerOf(inbox.emailjs({ body: { template_params: full } }))).toMatchObject({
      status: 200,
    });
    const more = { ...full, message: `${message}x` };
    const answer = await answerOf(inbox.emailjs({ body: { template_params: more } }));
    expect(answer).toEqual({ status: 413, text: 'Variables size limit' });
  });

  test('takes the default service and a right private key', async ({ inbox }) => {
    const body = { service_id: 'default_service', accessToken: account.privateKey };
    expect(await answerOf(inbox.emailjs({ body }))).toEqual({ status: 200, text: 'OK' });
  });

  test.describe('in strict mode', () => {
    test.use({ settings: { strict: true } });

    test('asks for the private key', async ({ inbox }) => {
      const text = 'API calls in strict mode, but no private key was passed';
      expect(await answerOf(inbox.emailjs())).toEqual({ status: 403, text });
      const wrong = await inbox.emailjs({ body: { accessToken: '••••' } });
      expect(wrong.status).toBe(403);
      const right = await inbox.emailjs({ body: { accessToken: account.privateKey } });
      expect(right.status).toBe(200);
    });
  });

  test.describe('with calls from servers switched off', () => {
    test.use({ settings: { serverCalls: false } });

    test('takes only what a browser sends', async ({ inbox }) => {
      const text = 'API calls are disabled for non-browser applications';
      expect(await answerOf(inbox.emailjs())).toEqual({ status: 403, text });
      const headers = { origin: 'https://swim.example' };
      expect((await inbox.emailjs({ headers })).status).toBe(200);
    });
  });

  test.describe('with a long pace', () => {
    test.use({ settings: { pace: 60_000 } });

    test('refuses a second request too soon', async ({ inbox }) => {
      expect((await inbox.emailjs()).status).toBe(200);
      const answer = await answerOf(inbox.emailjs());
      expect(answer).toEqual({ status: 429, text: 'Too Many Requests' });
      expect(await inbox.messages()).toHaveLength(1);
    });

    test('counts no request that names no account', async ({ inbox }) => {
      expect((await inbox.emailjs({ body: { user_id: 'another' } })).status).toBe(400);
      expect((await inbox.emailjs()).status).toBe(200);
    });

    test('counts a request of the account that it refuses', async ({ inbox }) => {
      expect((await inbox.emailjs({ body: { service_id: 'another' } })).status).toBe(400);
      expect((await inbox.emailjs()).status).toBe(429);
    });

    test('counts no answer that was commanded, and no message to Resend', async ({ inbox }) => {
      await inbox.injectFault({ kind: 'answer', status: 503, text: '', times: 1, taken: true });
      expect((await inbox.emailjs()).status).toBe(503);
      expect((await inbox.resend()).status).toBe(200);
      expect((await inbox.emailjs()).status).toBe(200);
    });
  });

  test.describe('with a short pace', () => {
    test.use({ settings: { pace: 700 } });

    test('takes the next request after it, however many came too soon', async ({ inbox }) => {
      expect((await inbox.emailjs()).status).toBe(200);
      expect((await inbox.emailjs()).status).toBe(429);
      await expect.poll(async () => (await inbox.emailjs()).status, { intervals: [100] }).toBe(200);
    });
  });
});
