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

/** What makes the server give a page's data instead of its HTML, for an address that asked for it. */
function headersFor(url: string) {
  return url.includes('_rsc=') ? { headers: { rsc: '1' } } : {};
}

test('no page, script or style that a browser is given holds an identifier or the address', async ({
  page,
}) => {
  const read = new Set<string>();
  page.on('response', (response) => {
    const kind = response.headers()['content-type'] ?? '';
    if (/html|javascript|css|json|x-component/.test(kind)) read.add(response.url());
  });
  for (const path of ['/', '/calendar/2025', '/timeslots/2025-07-15', '/timeslots/2025-07-01']) {
    await page.goto(path);
  }
  await page.goto('/');
  await page.getByRole('link', { name: /^Friday, July 18/ }).click();
  await expect(page.getByRole('heading', { name: 'Time Slots for 2025-07-18' })).toBeVisible();

  const addresses = [...read];
  expect(addresses.filter((url) => url.includes('/_next/static/')).length).toBeGreaterThan(5);
  expect(addresses.filter((url) => url.includes('_rsc=')).length).toBeGreaterThan(0);
  for (const url of addresses) {
    // Asked for again, since a browser forgets an answer as soon as it leaves the page.
    const text = await (await page.request.get(url, headersFor(url))).text();
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${url}`).toBe(false);
  }
});
