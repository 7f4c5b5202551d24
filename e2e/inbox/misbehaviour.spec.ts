import { expect } from '@playwright/test';
import { answerOf, emailjsBody, test, variables } from './inbox-fixture';

const emailjsPath = '/api/v1.0/email/send';
const soon = () => AbortSignal.timeout(1_500);

test.describe('told to misbehave', () => {
  test('answers HTML with 200', async ({ inbox }) => {
    const text = '<h1>Maintenance</h1>';
    await inbox.misbehave({ kind: 'answer', status: 200, text, contentType: 'text/html' });
    const response = await inbox.emailjs();
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(await answerOf(Promise.resolve(response))).toEqual({ status: 200, text });
    expect(await inbox.messages()).toEqual([]);
    expect(await inbox.requests()).toMatchObject([{ status: 200, outcome: 'misbehaved' }]);
  });

  test('answers 204 without a body', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'answer', status: 204, text: '' });
    expect(await answerOf(inbox.resend())).toEqual({ status: 204, text: '' });
  });

  test('redirects to itself without end', async ({ inbox }) => {
    const headers = { location: emailjsPath };
    await inbox.misbehave({ kind: 'answer', status: 307, text: '', headers });
    expect((await inbox.emailjs()).headers.get('location')).toBe(emailjsPath);
    const following = fetch(`${inbox.origin}${emailjsPath}`, { method: 'POST', body: '{}' });
    await expect(following).rejects.toMatchObject({
      cause: { message: 'redirect count exceeded' },
    });
    expect(await inbox.requests()).toHaveLength(22);
  });

  test('lets the ordinary rules decide after a delay', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'delay', milliseconds: 300 });
    const start = performance.now();
    expect((await inbox.emailjs()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(290);
    expect((await inbox.emailjs({ body: { user_id: 'another' } })).status).toBe(400);
    expect(await inbox.messages()).toHaveLength(1);
    expect(await inbox.requests()).toMatchObject([
      { status: 200, outcome: 'accepted' },
      { status: 400, outcome: 'refused' },
    ]);
  });

  test('takes a delayed message though the client has left', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'delay', milliseconds: 1_500 });
    const client = new AbortController();
    const sending = expect(inbox.emailjs({ signal: client.signal })).rejects.toThrow('aborted');
    await expect.poll(() => inbox.requests()).toMatchObject([{ outcome: 'misbehaved' }]);
    client.abort();
    await sending;
    await expect.poll(() => inbox.messages()).toHaveLength(1);
    expect(await inbox.requests()).toMatchObject([{ status: null, outcome: 'accepted' }]);
  });

  test('stalls without an answer', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'stall' });
    await expect(inbox.emailjs({ signal: soon() })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await inbox.requests()).toMatchObject([
      { status: null, outcome: 'misbehaved', body: emailjsBody },
    ]);
  });

  for (const kind of ['stall-body', 'drip']) {
    test(`begins an answer that never ends: ${kind}`, async ({ inbox }) => {
      await inbox.misbehave({ kind });
      const response = await inbox.emailjs({ signal: soon() });
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toMatchObject({ name: 'TimeoutError' });
      expect(await inbox.requests()).toMatchObject([{ status: null }]);
    });
  }

  test('drips one byte after the other', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'drip' });
    const client = new AbortController();
    const response = await inbox.emailjs({ signal: client.signal });
    const reader = response.body?.getReader();
    const lengths = [await reader?.read(), await reader?.read()].map((part) => part?.value?.length);
    expect(lengths).toEqual([1, 1]);
    client.abort();
  });

  test('resets the connection before any answer', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'reset' });
    await expect(inbox.emailjs()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(await inbox.requests()).toMatchObject([{ status: null, body: emailjsBody }]);
  });

  for (const kind of ['reset-after-headers', 'truncated', 'bad-gzip']) {
    test(`answers 200 with a body that breaks: ${kind}`, async ({ inbox }) => {
      await inbox.misbehave({ kind });
      const response = await inbox.emailjs();
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow('terminated');
    });
  }

  test('streams 64 MB', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'huge' });
    const body = await (await inbox.emailjs()).arrayBuffer();
    expect(body.byteLength).toBe(64 * 1024 * 1024);
    expect(await inbox.requests()).toMatchObject([{ status: 200 }]);
  });

  test('stops streaming when the client leaves', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'huge' });
    const response = await inbox.emailjs();
    await response.body?.cancel();
    expect(await inbox.requests()).toMatchObject([{ status: null }]);
    expect((await fetch(`${inbox.origin}/healthz`)).status).toBe(200);
  });

  const kinds = [
    { kind: 'answer', status: 502, text: '<h1>Bad Gateway</h1>', contentType: 'text/html' },
    ...['stall', 'stall-body', 'drip', 'reset', 'reset-after-headers', 'truncated', 'bad-gzip'].map(
      (kind) => ({ kind }),
    ),
    { kind: 'huge' },
  ];
  for (const rule of kinds) {
    test(`keeps the message of ${rule.kind} only where it says taken`, async ({ inbox }) => {
      await inbox.misbehave({ ...rule, containing: 'was lost', taken: false });
      await inbox.misbehave({ ...rule, containing: 'was taken', taken: true });
      const outcomes = ['was lost', 'was taken'].map((message) =>
        answerOf(
          inbox.emailjs({
            body: { template_params: { ...variables, message } },
            signal: AbortSignal.timeout(2_000),
          }),
        ),
      );
      await Promise.allSettled(outcomes);
      expect(await inbox.requests()).toHaveLength(2);
      expect(await inbox.messages('was lost')).toEqual([]);
      expect(await inbox.messages('was taken')).toHaveLength(1);
    });
  }
});
