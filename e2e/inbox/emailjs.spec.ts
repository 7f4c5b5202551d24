import { expect } from '@playwright/test';
import { account } from './account';
import { answerOf, emailjsBody, test } from './inbox-fixture';

const ok = { status: 200, text: 'OK' };
const tooSoon = { status: 429, text: 'Too Many Requests' };
const findThisId = 'To find this ID, visit https://dashboard.emailjs.com/admin';

/** Variables whose JSON has so many bytes. */
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

test('EmailJS refuses what is missing, wrong or unknown, each with its own words', async ({
  inbox,
}) => {
  for (const [body, status, text] of [
    [{ user_id: undefined }, 400, 'The user_id parameter is required'],
    [{ service_id: undefined }, 400, 'The service_id parameter is required'],
    [{ template_id: '' }, 400, 'The template_id parameter is required'],
    [{ user_id: 'other' }, 400, `The Public Key is invalid. ${findThisId}/account`],
    [{ accessToken: 'other' }, 403, `The Private Key is invalid. ${findThisId}/account`],
    [{ service_id: 'other' }, 400, `The service ID not found. ${findThisId}`],
    [{ template_id: 'other' }, 400, `The template ID not found. ${findThisId}/templates`],
    [{ template_params: variablesOf(50_001) }, 413, 'Variables size limit'],
    [{ template_params: { to_email: '' } }, 422, 'The recipients address is empty'],
    [{ template_params: undefined }, 422, 'The recipients address is empty'],
  ] as const) {
    expect.soft(await answerOf(inbox.emailjs({ body })), text).toEqual({ status, text });
    expect.soft((await inbox.requests()).at(-1), text).toMatchObject({ status });
  }
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
