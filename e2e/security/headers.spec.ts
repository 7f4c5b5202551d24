import type { APIResponse } from '@playwright/test';
import { expect, test } from '../support/test';
import { dayPath } from '../support/posted-form';

const ofEverything = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
};

const ofStaticPages = {
  ...ofEverything,
  'content-security-policy':
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
};

function expectHeaders(response: APIResponse, expected: Readonly<Record<string, unknown>>): void {
  expect(response.headers(), response.url()).toMatchObject(expected);
  expect(response.headers(), response.url()).not.toHaveProperty('x-powered-by');
}

const form = { multipart: { date: '2025-07-15' } };
const pages = ['/', dayPath, '/timeslots/1999-12-31', '/calendar/2025', '/nothing/here'];

test.use({ expectedConsoleError: /Content Security Policy|ERR_BLOCKED_BY_CSP|status of 404/ });

test('every response has its security headers', async ({ request, baseURL: origin = '' }) => {
  const home = await (await request.get('/')).text();
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(home)?.[0] ?? '';
  const image = /\/_next\/image\?[^" ]+/.exec(home)?.[0].replaceAll('&amp;', '&') ?? '';
  const action = { origin, 'next-action': '60'.padEnd(42, '0') };
  const files = [image, '/robots.txt', '/favicon.ico', '/_next/image'];
  for (const path of pages) expectHeaders(await request.get(path), ofStaticPages);
  for (const path of files) expectHeaders(await request.get(path), ofEverything);
  expectHeaders(await request.post(dayPath, form), ofEverything);
  expectHeaders(await request.post(dayPath, { ...form, headers: action }), ofEverything);
  expectHeaders(await request.get(chunk), ofEverything);
});

test('a shared cache may keep only what has a hash in its name', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[0].replaceAll('&amp;', '&') ?? '';
  const hashed = [/\/_next\/static\/[^"]+\.js/, /\/_next\/image\?[^" ]+/].map(find);
  for (const path of hashed) {
    const { 'cache-control': value } = (await request.get(path)).headers();
    expect(value, path).toMatch(/^public, max-age=\d{8,}, immutable$/);
  }
  const files = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'];
  const icons = ['/favicon.ico', '/apple-icon.png', '/icon-192.png'];
  for (const path of [...pages, '/ask', '/answer', '/lesson', ...files, ...icons]) {
    for (const headers of [{}, { rsc: '1' }]) {
      const { 'cache-control': value } = (await request.get(path, { headers })).headers();
      expect(value, path).toMatch(/(^|, )max-age=0, must-revalidate$/);
      expect(value, path).not.toContain('s-maxage');
    }
  }
});

test('each response to a posted form has its own nonce', async ({
  request,
  baseURL: origin = '',
}) => {
  const nonces = new Set<string | undefined>();
  for (const path of [dayPath, ...pages]) {
    const response = await request.post(path, { ...form, headers: { origin } });
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = /script-src 'self' ('nonce-[\w+/=]{20,}') 'sha256-[\w+/=]{44}';/.exec(policy);
    nonces.add(scripts?.[1]);
  }
  expect(nonces).not.toContain(undefined);
  expect(nonces.size).toBe(1 + pages.length);
});

test('injected scripts do not run', async ({ page }) => {
  await page.route(`**${dayPath}`, async (route) => {
    const response = await route.fetch();
    const smuggled = [
      '<script>document.title = "run"</script>',
      '<img src="/nothing.png" onerror="document.title = \'run\'">',
      '<script src="https://elsewhere.example/run.js"></script>',
      '<a href="javascript:document.title = \'run\'">Smuggled</a>',
    ].join('');
    const body = (await response.text()).replace('</body>', `${smuggled}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(dayPath);
  await page.getByRole('link', { name: 'Smuggled' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-15');
  await expect(page).toHaveTitle(/^Time Slots for 2025-07-15/);
});
