import { account } from '../inbox/account.mjs';
import { expect, test } from '../support/test';

const secrets = [
  account.userId,
  account.serviceId,
  account.templateId,
  'instructor@example.com',
  'to_email',
  'api.emailjs.com',
];

test('no page, script or style that a browser is given holds an identifier or the address', async ({
  page,
}) => {
  const texts: { url: string; text: string }[] = [];
  const readings: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.headers()['content-type'] ?? '';
    if (!/html|javascript|css|json|x-component/.test(kind)) return;
    readings.push(response.text().then((text) => void texts.push({ url: response.url(), text })));
  });
  for (const path of ['/', '/calendar/2025', '/timeslots/2025-07-15', '/timeslots/2025-07-01']) {
    await page.goto(path, { waitUntil: 'load' });
  }
  await page.goto('/');
  await page.getByRole('link', { name: /^Friday, July 18/ }).click();
  await expect(page.getByRole('heading', { name: 'Time Slots for 2025-07-18' })).toBeVisible();
  await Promise.all(readings);

  expect(texts.filter(({ url }) => url.includes('/_next/static/')).length).toBeGreaterThan(5);
  for (const { url, text } of texts) {
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${url}`).toBe(false);
  }
});
