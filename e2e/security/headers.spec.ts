import type { APIResponse } from '@playwright/test';
import { createHash } from 'node:crypto';
import { day, expect, test } from '../faults/fault-site';

const ofEverything = {
  'x-content-type-options': /^nosniff$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

const ofPages = {
  ...ofEverything,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors 'none'/,
};

function expectHeaders(answer: APIResponse, promised: Readonly<Record<string, RegExp>>): void {
  for (const [name, value] of Object.entries(promised)) {
    expect(answer.headers()[name] ?? '', `${name} of ${answer.url()}`).toMatch(value);
  }
  expect(answer.headers()['x-powered-by']).toBeUndefined();
}

/** The sources of one directive of a policy. */
function sourcesOf(directive: string, policy: string): readonly string[] {
  const [, ...sources] =
    policy
      .split(/;\s*/)
      .map((part) => part.split(/\s+/))
      .find(([name]) => name === directive) ?? [];
  return sources;
}

function policyIn(html: string): string {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  return content ?? '';
}

function inlineScriptsOf(html: string): readonly string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, script = '']) => script);
}

test('every kind of answer has every header that was promised', async ({ sites, request }) => {
  const { origin } = sites['nothing behind it'];
  const home = await (await request.get(origin)).text();
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(home)?.[0] ?? '';
  const image = /\/_next\/image\?[^" ]+/.exec(home)?.[0].replaceAll('&amp;', '&') ?? '';
  const form = { multipart: { date: '2025-07-15' }, headers: { origin } };
  const answers = [
    ...['/', day, '/timeslots/1999-12-31', '/calendar/2025', '/nothing/here', '/submitted'],
    ...[image, '/robots.txt', '/icon.svg', '/opengraph-image.jpg', '/_next/image'],
  ].map((path) => request.get(origin + path, { maxRedirects: 0 }));
  const headers = { origin, 'next-action': '60'.padEnd(42, '0') };
  answers.push(request.post(origin + day, form));
  answers.push(request.post(origin + day, { ...form, headers }));
  for (const answer of await Promise.all(answers)) expectHeaders(answer, ofPages);
  // A browser comes for scripts through a page, and shows none as one: each byte of its headers is one more to wait for.
  expectHeaders(await request.get(origin + chunk), ofEverything);
});

test('every built page names the hash of each of its inline scripts, and no script is let in by wholesale', async ({
  sites,
  request,
}) => {
  const { origin } = sites['nothing behind it'];
  const sitemap = await (await request.get(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+(\/?[^<]*)/g)].map(([, path]) => path);
  const views = ['/calendar/2025', '/calendar/2025-08', '/timeslots/1999-12-31', '/nothing/here'];
  expect(listed.length).toBeGreaterThan(60);
  for (const path of [...listed, ...views]) {
    const html = await (await request.get(origin + path)).text();
    const sources = sourcesOf('script-src', policyIn(html));
    expect(sources[0], path).toBe("'self'");
    expect(sources.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
    const hashes = inlineScriptsOf(html).map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.filter((hash) => !sources.includes(hash))).toEqual([]);
  }
});

for (const path of [day, '/', '/calendar/2025', '/timeslots/1999-12-31', '/nothing/here']) {
  test(`the answer to a form posted to ${path} without a script lets in scripts by a nonce of its own`, async ({
    sites,
    request,
  }) => {
    const { origin } = sites['nothing behind it'];
    const policies = await Promise.all(
      [1, 2].map(async () => {
        const form = { multipart: { date: '2025-07-15' }, headers: { origin } };
        const answer = await request.post(origin + path, form);
        return answer.headers()['content-security-policy'] ?? '';
      }),
    );
    const [first, second] = policies.map((policy) => sourcesOf('script-src', policy));
    expect(first).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/=]{20,}'$/)]);
    expect(first).not.toEqual(second);
  });
}

test.describe('a script that somebody got into a page', () => {
  test.use({ expectedComplaint: /Content Security Policy|ERR_BLOCKED_BY_CSP|status of 404/ });

  test('does not run', async ({ page, sites }) => {
    const { origin } = sites['nothing behind it'];
    await page.route(`**${day}`, async (route) => {
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
    await page.goto(origin + day);
    await page.getByRole('link', { name: 'Smuggled' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Slots for 2025-07-15');
    await expect(page).toHaveTitle(/^Time Slots for 2025-07-15/);
  });
});
