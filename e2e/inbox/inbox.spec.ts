import { expect } from '@playwright/test';
import { account } from './account';
import { answerOf, emailjsBody, resendBody, test } from './inbox-fixture';

const ok = { status: 200, text: 'OK' };
const tooSoon = { status: 429, text: 'Too Many Requests' };

function variablesOf(bytes: number) {
  const variables = { ...emailjsBody.template_params, message: 'é' };
  const rest = Buffer.byteLength(JSON.stringify(variables));
  return { ...variables, message: `é${'x'.repeat(bytes - rest)}` };
}

test('EmailJS keeps 50,000 bytes of variables and refuses one more', async ({ inbox }) => {
  const body = { accessToken: account.privateKey, template_params: variablesOf(50_000) };
  expect(await answerOf(inbox.emailjs({ body }))).toEqual(ok);
  const tooLarge = { template_params: variablesOf(50_001) };
  const refusal = { status: 413, text: 'Variables size limit' };
  expect(await answerOf(inbox.emailjs({ body: tooLarge }))).toEqual(refusal);
  const asText = { headers: { 'content-type': 'text/plain' } };
  expect((await inbox.emailjs(asText)).status).toBe(415);
  expect(await inbox.messages()).toMatchObject([{ provider: 'emailjs', body }]);
});

test.describe('with a pace', () => {
  test.use({ pace: 700 });

  test('EmailJS takes one request of the account at a time', async ({ inbox }) => {
    expect((await inbox.emailjs({ body: { user_id: 'other' } })).status).toBe(400);
    expect((await inbox.emailjs({ body: { service_id: 'other' } })).status).toBe(400);
    expect(await answerOf(inbox.emailjs())).toEqual(tooSoon);
    await expect.poll(() => answerOf(inbox.emailjs()), { intervals: [100] }).toEqual(ok);
    expect(await answerOf(inbox.emailjs())).toEqual(tooSoon);
    expect(await inbox.messages()).toHaveLength(1);
  });
});

test('Resend refuses each missing or wrong part by its name', async ({ inbox }) => {
  for (const [sending, statusCode, name] of [
    [{ headers: { authorization: 'Bearer re_other' } }, 401, 'invalid_api_key'],
    [{ body: { from: undefined } }, 422, 'missing_required_field'],
    [{ body: { to: [] } }, 422, 'missing_required_field'],
    [{ body: { text: undefined } }, 422, 'validation_error'],
  ] as const) {
    const response = await inbox.resend(sending);
    const refusal = { statusCode, name, message: expect.any(String) };
    expect.soft(await response.json(), name).toEqual(refusal);
  }
  expect(await inbox.messages()).toEqual([]);
});

test('Resend takes a message once per key, and refuses a changed one', async ({ inbox }) => {
  const headers = { 'idempotency-key': 'booking-1' };
  const { text: first } = await answerOf(inbox.resend({ headers }));
  expect(await answerOf(inbox.resend({ headers }))).toEqual({ status: 200, text: first });
  expect((await inbox.resend({ headers, body: { subject: 'Changed' } })).status).toBe(409);
  const { id } = JSON.parse(first);
  expect(await inbox.messages()).toMatchObject([{ id, provider: 'resend', body: resendBody }]);
});

test('the page shows each message as plain text, newest first, without a reload', async ({
  inbox,
  page,
  request,
}) => {
  await page.goto(inbox.origin);
  await expect(page.getByText('The inbox is empty.')).toBeVisible();
  await inbox.emailjs();
  const text = 'Booking for Ben\n<script>document.title = "Taken"</script> & "more"';
  await inbox.resend({ body: { text } });

  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Booking for Ben', 'Booking for Mia']);
  await expect(page.getByText(text)).toBeVisible();
  const mia = page.getByRole('article', { name: 'Booking for Mia' });
  await expect(mia).toContainText('July 7, 2025');
  const fields = ['instructor@example.com', 'parent@example.com', '555-0100'];
  await expect(mia.getByRole('definition')).toHaveText(fields);
  await expect(page).toHaveTitle('Inbox');

  await request.delete(`${inbox.origin}/messages`);
  await expect(page.getByText('The inbox is empty.')).toBeVisible();
});
