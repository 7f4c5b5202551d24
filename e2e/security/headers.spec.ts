import type { APIResponse } from '@playwright/test';
import { expect, test } from '../support/test';
import { dayPath } from '../support/posted-form';

const ofEverything = {
  'x-content-type-options': /^nosniff$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-powered-by': /^$/,
};

const ofPages = {
  ...ofEverything,
  'strict-transport-security': /^max-age=63072000$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\), usb=\(\), /,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors 'none'/,
};

function expectHeaders(answer: APIResponse, promised: Readonly<Record<string, RegExp>>): void {
  for (const [name, value] of Object.entries(promised)) {
    expect(answer.headers()[name] ?? '', `${name} of ${answer.url()}`).toMatch(value);
  }
}

const form = { multipart: { date: '2025-07-15' } };
const pages = ['/', dayPath, '/timeslots/1999-12-31', '/calendar/2025', '/nothing/here'];

test.use({ expectedConsoleError: /Content Security Policy|ERR_BLOCKED_BY_CSP|status of 404/ });

test('every response has its security headers', async ({ request, baseURL: origin = '' }) => {
  const home = await (await request.get('/')).text();
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(home)?.[0] ?? '';
  const image = /\/_next\/image\?[^" ]+/.exec(home)?.[0].replaceAll('&amp;', '&') ?? '';
  const action = { origin, 'next-action': '60'.padEnd(42, '0') };
  const files = [image, '/robots.txt', '/icon.svg', '/_next/image'];
  const paths = [...pages, '/submitted', ...files];
  const answers = await Promise.all([
    ...paths.map((path) => request.get(path, { maxRedirects: 0 })),
    request.post(dayPath, form),
    request.post(dayPath, { ...form, headers: action }),
  ]);
  for (const answer of answers) expectHeaders(answer, ofPages);
  // Scripts are never shown as pages, so they need fewer headers.
  expectHeaders(await request.get(chunk), ofEverything);
});

test('each answer to a posted form has its own nonce', async ({
  request,
  baseURL: origin = '',
}) => {
  const nonces = new Set<string | undefined>();
  for (const path of [dayPath, ...pages]) {
    const answer = await request.post(path, { ...form, headers: { origin } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    const scripts = /script-src 'self' ('nonce-[\w+/=]{20,}') 'sha256-[\w+/=]{44}';/.exec(policy);
    nonces.add(scripts?.[1]);
  }
  expect(nonces).not.toContain(undefined);
  expect(nonces.size).toBe(1 + pages.length);
});

test('injected scripts do not run', async ({ page }) => {
  await page.route(`**${dayPath}`, async (route) => {
    const answer = await route.fetch();
    const smuggled = [
      '<script>document.title = "run"</script>',
      '<img src="/nothing.png" onerror="document.title = \'run\'">',
      '<script src="https://elsewhere.example/run.js"></script>',
      '<a href="javascript:document.title = \'run\'">Smuggled</a>',
    ].join('');
    const body = (await answer.text()).replace('</body>', `${smuggled}</body>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(dayPath);
  await page.getByRole('link', { name: 'Smuggled' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-15');
  await expect(page).toHaveTitle(/^Time Slots for 2025-07-15/);
});
