import { expect } from '@playwright/test';
import { account } from './account';
import { answerOf, emailjsBody, test } from './inbox-fixture';

const ok = { status: 200, text: 'OK' };
const tooSoon = { status: 429, text: 'Too Many Requests' };

function variablesOf(bytes: number) {
  const variables = { ...emailjsBody.template_params, message: 'é' };
  const rest = Buffer.byteLength(JSON.stringify(variables));
  return { ...variables, message: `é${'x'.repeat(bytes - rest)}` };
}

test('EmailJS takes a message with OK, and what it received is kept', async ({ inbox }) => {
  expect(await answerOf(inbox.emailjs())).toEqual(ok);
  const long = { accessToken: account.privateKey, template_params: variablesOf(50_000) };
  expect(await answerOf(inbox.emailjs({ body: long }))).toEqual(ok);
  const [first, second] = await inbox.messages();
  expect(first).toMatchObject({ provider: 'emailjs', body: emailjsBody });
  expect(second).toMatchObject({ provider: 'emailjs', body: long });
});

test('EmailJS takes neither too much nor what is no JSON', async ({ inbox }) => {
  const body = { template_params: variablesOf(50_001) };
  const refusal = { status: 413, text: 'Variables size limit' };
  expect(await answerOf(inbox.emailjs({ body }))).toEqual(refusal);
  expect(await inbox.requests()).toMatchObject([{ status: 413 }]);
  const asText = { headers: { 'content-type': 'text/plain' } };
  expect((await inbox.emailjs(asText)).status).toBe(415);
  expect(await inbox.messages()).toEqual([]);
});

test.describe('EmailJS with a pace', () => {
  test.use({ pace: 700 });

  test('takes one request of the account at a time, however many come too soon', async ({
    inbox,
  }) => {
    expect((await inbox.emailjs({ body: { user_id: 'other' } })).status).toBe(400);
    expect((await inbox.emailjs({ body: { service_id: 'other' } })).status).toBe(400);
    expect(await answerOf(inbox.emailjs())).toEqual(tooSoon);
    await expect.poll(() => answerOf(inbox.emailjs()), { intervals: [100] }).toEqual(ok);
    expect(await answerOf(inbox.emailjs())).toEqual(tooSoon);
    expect(await inbox.messages()).toHaveLength(1);
  });
});
