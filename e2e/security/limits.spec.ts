import { honeypotField } from '@/lib/request/form-values';
import { failedSentence } from '@/lib/request/sentences';
import { expect, test } from '../support/test';
import type { Site } from '../run/start-site';
import { onlyResend } from '../support/own-site';
import { dayPath, postForm, referenceFor, requestOf } from '../support/posted-form';

const onVercel = { VERCEL: '1', VERCEL_REGION: 'iad1' };
const oneForVisitor = { REQUESTS_PER_VISITOR: '1/600' };

/** @param wait such as `10 minutes` */
const limited = (wait: string) =>
  `I can’t take more requests right now. Please try again in ${wait}.`;

const from = (address: string) => ({ 'x-real-ip': address });

/** Posts a request. @returns the path that it redirects to, or its alert */
async function post(site: Site, email: string, headers = {}): Promise<string | undefined> {
  const request = requestOf(email);
  const { location, alert, fields } = await postForm(site.origin + dayPath, request, { headers });
  if (location === null) expect(fields).toEqual(request);
  return location ?? alert;
}

test('on Vercel, an IPv4 address or an IPv6 /64 has a limit, and a visitor over it loses nothing', async ({
  siteWith,
  page,
  inbox,
  parent,
}) => {
  const site = await siteWith({ ...onlyResend(inbox.origin), ...onVercel, ...oneForVisitor });
  for (const [name, address, expected] of [
    ['first', '203.0.113.7', '/'],
    ['again', '203.0.113.7', limited('10 minutes')],
    ['other', '203.0.113.8', '/'],
    ['mapped', '::ffff:203.0.113.8', limited('10 minutes')],
    ['household', '2001:db8::1', '/'],
    ['sibling', '2001:0DB8:0:0:ffff::2', limited('10 minutes')],
    ['neighbor', '2001:db8:0:1::', '/'],
    ['stranger', '2001:db8:1:0:ffff::2', '/'],
  ] as const) {
    expect.soft(await post(site, `${name}-${parent.email}`, from(address)), name).toBe(expected);
  }
  await page.setExtraHTTPHeaders(from('203.0.113.7'));
  await parent.send(site.origin + dayPath);
  await parent.expectFailed(limited('10 minutes'));
  const line = `booking ${referenceFor(parent.email)}: rate limit reached, retry after`;
  await expect.poll(() => site.log()).toContain(line);
  expect(await inbox.messages(parent.email)).toHaveLength(5);
});

for (const [settings, allowed, wait] of [
  [{ REQUESTS_PER_INSTANCE: '1/60' }, 1, 'a minute'],
  // An invalid setting falls back to its default.
  [{ ...onVercel, REQUESTS_PER_VISITOR: 'many' }, 5, '10 minutes'],
  // Outside of a function of Vercel, x-real-ip is ignored. `vercel env pull` writes VERCEL into .env.local on any host.
  [{ VERCEL: '1', ...oneForVisitor, REQUESTS_PER_INSTANCE: 'many' }, 60, '60 minutes'],
] as const) {
  test(`with ${JSON.stringify(settings)}, the limit is ${allowed}`, async ({
    inbox,
    siteWith,
    parentEmail,
  }) => {
    const site = await siteWith({ ...onlyResend(inbox.origin), ...settings });
    const emails = Array.from({ length: allowed }, (_, number) => `${number}-${parentEmail}`);
    const send = (email: string) => post(site, email, from('203.0.113.7'));
    const shown = await Promise.all(emails.map(send));
    expect(new Set(shown)).toEqual(new Set(['/']));
    expect(await send(`0-${parentEmail}`)).toBe('/');
    expect(await send(`other-${parentEmail}`)).toBe(limited(wait));
    expect(await inbox.messages(parentEmail)).toHaveLength(allowed);
  });
}

test('questions, and requests without a time or a way to reply, use at most half of the default for a day', async ({
  inbox,
  siteWith,
  parentEmail,
}) => {
  // An invalid setting falls back to its default.
  const site = await siteWith({ ...onlyResend(inbox.origin), REQUESTS_PER_DAY: '2.5' });
  const email = [parentEmail];
  const kinds = [
    { path: '/ask', request: { email } },
    { path: dayPath, request: { ...requestOf(parentEmail), times: [] } },
    { path: dayPath, request: { ...requestOf(parentEmail), email: [], phone: [] } },
  ];
  const sendOfEachKind = (note: string) =>
    Promise.all(
      kinds.map(async ({ path, request }) => {
        const fields = { ...request, additionalInfo: [`${note}-${parentEmail}`] };
        const { location, alert } = await postForm(site.origin + path, fields);
        return location ?? alert;
      }),
    );
  const sent = kinds.map(() => '/');
  for (let count = 0; count < 10; count += 1) {
    expect(await sendOfEachKind(String(count))).toEqual(sent);
  }
  expect(await sendOfEachKind('more')).toEqual(kinds.map(() => limited('24 hours')));
  expect(await post(site, parentEmail)).toBe('/');
});

test('a request that failed counts against no limit', async ({ inbox, siteWith, parentEmail }) => {
  const limits = { ...oneForVisitor, REQUESTS_PER_INSTANCE: '1/600', REQUESTS_PER_DAY: '1' };
  const site = await siteWith({ ...onlyResend(inbox.origin), ...onVercel, ...limits });
  const refusal = { kind: 'respond', containing: parentEmail, times: 2 };
  await inbox.injectFault({ ...refusal, status: 500, text: 'null' });
  await inbox.injectFault({
    ...refusal,
    status: 429,
    text: '{"statusCode":429,"name":"monthly_quota_exceeded"}',
  });
  const shown: unknown[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    shown.push(await post(site, `${name}-${parentEmail}`, from('203.0.113.7')));
  }
  const failed = Array.from({ length: 4 }, () => failedSentence);
  expect(shown).toEqual([...failed, '/', limited('24 hours')]);
});

test('a filled-in honeypot fails and sends nothing', async ({
  baseURL: origin = '',
  inbox,
  parentEmail,
}) => {
  const filledIn = { ...requestOf(parentEmail), [honeypotField]: ['https://example.com'] };
  expect((await postForm(origin + dayPath, filledIn)).alert).toBe(failedSentence);
  expect(await inbox.requests(parentEmail)).toHaveLength(0);
});
