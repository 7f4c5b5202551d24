import { expect } from '@playwright/test';
import { answerOf, test } from './inbox-fixture';

const down = { kind: 'answer', status: 502, text: 'down' };
const timedOut = { name: 'TimeoutError' };
const brokenOff = { message: 'terminated' };

for (const [kind, status, error] of [
  ['stall', undefined, timedOut],
  ['reset', undefined, { cause: { code: 'ECONNRESET' } }],
  ['drip', 200, timedOut],
  ['truncated', 200, brokenOff],
  ['bad-gzip', 200, brokenOff],
] as const) {
  test(`${kind}: the message is taken, and no answer comes to its end`, async ({ inbox }) => {
    await inbox.injectFault({ kind, taken: true });
    const answer = inbox.emailjs({ signal: AbortSignal.timeout(1_000) });
    expect(await answer.then((response) => response.status).catch(() => undefined)).toBe(status);
    await expect(answer.then((response) => response.text())).rejects.toMatchObject(error);
    expect(await inbox.messages()).toHaveLength(1);
  });
}

test('huge: 64 MB are sent', async ({ inbox }) => {
  await inbox.injectFault({ kind: 'huge' });
  const body = await (await inbox.emailjs()).arrayBuffer();
  expect(body.byteLength).toBe(64 * 1024 * 1024);
});

test('after a delay the ordinary rules decide, though the client has left', async ({ inbox }) => {
  await inbox.injectFault({ kind: 'delay', milliseconds: 300 });
  await expect(inbox.emailjs({ signal: AbortSignal.timeout(100) })).rejects.toMatchObject(timedOut);
  expect(await inbox.messages()).toEqual([]);
  await expect.poll(() => inbox.messages()).toHaveLength(1);
});

test('a fault is for a text, a provider and so many requests', async ({ inbox }) => {
  const body = { template_params: { to_email: 'instructor@example.com', message: 'For Zoë' } };
  const headers = { 'retry-after': '5' };
  await inbox.injectFault({ ...down, containing: 'Zoë', provider: 'emailjs', times: 1 });
  await inbox.injectFault({ kind: 'answer', status: 503, headers, containing: 'Zoë', times: 2 });
  expect((await inbox.emailjs()).status).toBe(200);
  expect((await inbox.resend({ body: { text: 'For Zoë' } })).status).toBe(503);
  expect(await answerOf(inbox.emailjs({ body }))).toEqual({ status: 502, text: 'down' });
  expect((await inbox.emailjs({ body })).headers.get('retry-after')).toBe('5');
  expect((await inbox.emailjs({ body })).status).toBe(200);
  expect(await inbox.requests('Zoë')).toHaveLength(4);
  expect(await inbox.messages('Zoë')).toHaveLength(1);
});

test('a fault that is wrong is refused, and its field named', async ({ inbox }) => {
  await expect(inbox.injectFault({ ...down, contains: 'x' })).rejects.toThrow('contains');
});
