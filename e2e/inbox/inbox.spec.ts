import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { account } from './account.mjs';
import { answerOf, createClient, emailjsBody, resendBody, test, variables } from './inbox-fixture';
import { createRequestLog } from './request-log.mjs';
import { startInbox } from './start-inbox.mjs';

const emailjsPath = '/api/v1.0/email/send';
const dashboard = 'https://dashboard.emailjs.com/admin';
const soon = () => AbortSignal.timeout(1_500);

test.describe('EmailJS', () => {
  test('takes a message with OK and keeps what it received', async ({ inbox }) => {
    const response = await inbox.emailjs();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await answerOf(Promise.resolve(response))).toEqual({ status: 200, text: 'OK' });
    const messages = await inbox.messages();
    expect(messages).toEqual([
      {
        id: expect.any(String),
        provider: 'emailjs',
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        headers: expect.objectContaining({ 'content-type': 'application/json' }),
        body: emailjsBody,
      },
    ]);
  });

  const refusals = [
    ['no user_id', { user_id: undefined }, 400, 'The user_id parameter is required'],
    ['no service_id', { service_id: undefined }, 400, 'The service_id parameter is required'],
    ['an empty template_id', { template_id: '' }, 400, 'The template_id parameter is required'],
    [
      'an unknown user_id',
      { user_id: 'another' },
      400,
      `The Public Key is invalid. To find this ID, visit ${dashboard}/account`,
    ],
    [
      'an unknown service_id',
      { service_id: 'another' },
      400,
      `The service ID not found. To find this ID, visit ${dashboard}`,
    ],
    [
      'an unknown template_id',
      { template_id: 'another' },
      400,
      `The template ID not found. To find this ID, visit ${dashboard}/templates`,
    ],
    [
      'a wrong private key',
      { accessToken: 'another' },
      403,
      `The Private Key is invalid. To find this ID, visit ${dashboard}/account`,
    ],
    [
      'an empty recipient',
      { template_params: { to_email: '' } },
      422,
      'The recipients address is empty',
    ],
    ['no variables at all', { template_params: undefined }, 422, 'The recipients address is empty'],
  ] as const;
  for (const [what, body, status, text] of refusals) {
    test(`refuses ${what} with ${status}`, async ({ inbox }) => {
      expect(await answerOf(inbox.emailjs({ body }))).toEqual({ status, text });
      expect(await inbox.messages()).toEqual([]);
      expect(await inbox.requests()).toMatchObject([{ status, outcome: 'refused' }]);
    });
  }

  test('takes variables of 50,000 bytes and refuses one byte more', async ({ inbox }) => {
    const room = 50_000 - Buffer.byteLength(JSON.stringify({ ...variables, message: '' }));
    const message = 'é'.repeat(room / 2) + 'x'.repeat(room % 2);
    const full = { ...variables, message };
    expect(await answerOf(inbox.emailjs({ body: { template_params: full } }))).toMatchObject({
      status: 200,
    });
    const more = { ...full, message: `${message}x` };
    const answer = await answerOf(inbox.emailjs({ body: { template_params: more } }));
    expect(answer).toEqual({ status: 413, text: 'Variables size limit' });
  });

  test('takes the default service and a right private key', async ({ inbox }) => {
    const body = { service_id: 'default_service', accessToken: account.privateKey };
    expect(await answerOf(inbox.emailjs({ body }))).toEqual({ status: 200, text: 'OK' });
  });

  test.describe('in strict mode', () => {
    test.use({ settings: { strict: true } });

    test('asks for the private key', async ({ inbox }) => {
      const text = 'API calls in strict mode, but no private key was passed';
      expect(await answerOf(inbox.emailjs())).toEqual({ status: 403, text });
      const wrong = await inbox.emailjs({ body: { accessToken: '••••' } });
      expect(wrong.status).toBe(403);
      const right = await inbox.emailjs({ body: { accessToken: account.privateKey } });
      expect(right.status).toBe(200);
    });
  });

  test.describe('with calls from servers switched off', () => {
    test.use({ settings: { serverCalls: false } });

    test('takes only what a browser sends', async ({ inbox }) => {
      const text = 'API calls are disabled for non-browser applications';
      expect(await answerOf(inbox.emailjs())).toEqual({ status: 403, text });
      const headers = { origin: 'https://swim.example' };
      expect((await inbox.emailjs({ headers })).status).toBe(200);
    });
  });

  test.describe('with a long pace', () => {
    test.use({ settings: { pace: 60_000 } });

    test('refuses a second request too soon', async ({ inbox }) => {
      expect((await inbox.emailjs()).status).toBe(200);
      const answer = await answerOf(inbox.emailjs());
      expect(answer).toEqual({ status: 429, text: 'Too Many Requests' });
      expect(await inbox.messages()).toHaveLength(1);
    });

    test('counts no request that names no account', async ({ inbox }) => {
      expect((await inbox.emailjs({ body: { user_id: 'another' } })).status).toBe(400);
      expect((await inbox.emailjs()).status).toBe(200);
    });

    test('counts a request of the account that it refuses', async ({ inbox }) => {
      expect((await inbox.emailjs({ body: { service_id: 'another' } })).status).toBe(400);
      expect((await inbox.emailjs()).status).toBe(429);
    });

    test('counts no answer that was commanded, and no message to Resend', async ({ inbox }) => {
      await inbox.misbehave({ kind: 'answer', status: 503, text: '', times: 1, taken: true });
      expect((await inbox.emailjs()).status).toBe(503);
      expect((await inbox.resend()).status).toBe(200);
      expect((await inbox.emailjs()).status).toBe(200);
    });
  });

  test.describe('with a short pace', () => {
    test.use({ settings: { pace: 700 } });

    test('takes the next request after it, however many came too soon', async ({ inbox }) => {
      expect((await inbox.emailjs()).status).toBe(200);
      expect((await inbox.emailjs()).status).toBe(429);
      await expect.poll(async () => (await inbox.emailjs()).status, { intervals: [100] }).toBe(200);
    });
  });
});

test.describe('Resend', () => {
  const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

  test('takes a message and names it', async ({ inbox }) => {
    const response = await inbox.resend();
    expect(response.status).toBe(200);
    const { id } = await response.json();
    expect(id).toMatch(uuid);
    expect(await inbox.messages()).toMatchObject([{ id, provider: 'resend', body: resendBody }]);
  });

  const refusals = [
    ['no key', { headers: { authorization: '' } }, 401, 'missing_api_key'],
    ['a wrong key', { headers: { authorization: 'Bearer re_other' } }, 401, 'invalid_api_key'],
    ['no sender', { body: { from: undefined } }, 422, 'missing_required_field'],
    ['no recipient', { body: { to: [] } }, 422, 'missing_required_field'],
    ['no subject', { body: { subject: '' } }, 422, 'missing_required_field'],
    ['neither text nor HTML', { body: { text: undefined } }, 422, 'validation_error'],
    [
      'too long an idempotency key',
      { headers: { 'idempotency-key': 'k'.repeat(257) } },
      400,
      'invalid_idempotency_key',
    ],
  ] as const;
  for (const [what, sending, statusCode, name] of refusals) {
    test(`refuses ${what} as ${name}`, async ({ inbox }) => {
      const response = await inbox.resend(sending);
      expect(response.status).toBe(statusCode);
      expect(await response.json()).toEqual({ statusCode, name, message: expect.any(String) });
      expect(await inbox.messages()).toEqual([]);
    });
  }

  test('answers the same request with the same key once more, without a second message', async ({
    inbox,
  }) => {
    const headers = { 'idempotency-key': 'booking-1' };
    const first = await answerOf(inbox.resend({ headers }));
    expect(await answerOf(inbox.resend({ headers }))).toEqual(first);
    expect(await inbox.messages()).toHaveLength(1);
    expect(await inbox.requests()).toMatchObject([
      { outcome: 'accepted', idempotencyKey: 'booking-1' },
      { outcome: 'accepted', idempotencyKey: 'booking-1' },
    ]);
  });

  test('refuses another request with the same key', async ({ inbox }) => {
    const headers = { 'idempotency-key': 'booking-1' };
    await inbox.resend({ headers });
    const response = await inbox.resend({ headers, body: { subject: 'Changed' } });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ name: 'invalid_idempotent_request' });
    expect(await inbox.messages()).toHaveLength(1);
  });

  test('knows the key of a message that it took although its answer broke', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'reset', times: 1, taken: true });
    const headers = { 'idempotency-key': 'booking-1' };
    await expect(inbox.resend({ headers })).rejects.toThrow();
    const [kept] = await inbox.messages();
    const retry = await inbox.resend({ headers });
    expect(await retry.json()).toEqual({ id: kept?.id });
    expect(await inbox.messages()).toHaveLength(1);
  });

  test('takes two messages without a key as two', async ({ inbox }) => {
    await inbox.resend();
    await inbox.resend();
    expect(await inbox.messages()).toHaveLength(2);
  });
});

for (const path of [emailjsPath, '/emails']) {
  const requests = [
    ['a wrong method', { method: 'GET' }, 405],
    ['malformed JSON', { body: '{"from":' }, 400],
    ['JSON that is no object', { body: 'null' }, { [emailjsPath]: 400, '/emails': 422 }[path]],
    ['a body that is not declared as JSON', { headers: { 'content-type': 'text/plain' } }, 415],
    ['a body of more than 1 MB', { body: `"${'x'.repeat(1_000_000)}"` }, 413],
  ] as const;
  for (const [what, init, status] of requests) {
    test(`${path} refuses ${what} with ${status}`, async ({ inbox }) => {
      const response = await fetch(`${inbox.origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${account.resendKey}`,
        },
        ...init,
      });
      expect(response.status).toBe(status);
      expect(await inbox.requests()).toMatchObject([{ status, outcome: 'refused' }]);
    });
  }
}

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

  test('only towards requests with a text, a provider, and so many times', async ({ inbox }) => {
    const fail = { kind: 'answer', status: 500, text: '' };
    await inbox.misbehave({ ...fail, containing: 'Zoë\n', provider: 'emailjs', times: 2 });
    const body = { template_params: { ...variables, message: 'For Zoë\nat ten' } };
    expect((await inbox.emailjs()).status).toBe(200);
    expect((await inbox.resend({ body: { text: 'For Zoë\nat ten' } })).status).toBe(200);
    expect((await inbox.emailjs({ body })).status).toBe(500);
    expect((await inbox.emailjs({ body })).status).toBe(500);
    expect((await inbox.emailjs({ body })).status).toBe(200);
    expect(await inbox.rules()).toEqual([]);
  });

  test('follows its rules in the order in which they came', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'answer', status: 429, text: 'Too Many Requests', times: 1 });
    await inbox.misbehave({ kind: 'answer', status: 502, text: '' });
    expect((await inbox.emailjs()).status).toBe(429);
    expect((await inbox.emailjs()).status).toBe(502);
  });

  test('lists its rules and drops those with a text, or all', async ({ inbox }) => {
    const first = await inbox.misbehave({ kind: 'stall', containing: 'one', provider: 'resend' });
    const { id } = await first.json();
    await inbox.misbehave({ kind: 'delay', milliseconds: 5, containing: 'two', times: 3 });
    await inbox.misbehave({ kind: 'reset', taken: true });
    const listed = { kind: 'stall', containing: 'one', provider: 'resend', taken: false };
    expect(await inbox.rules()).toMatchObject([
      { id, ...listed },
      { kind: 'delay', milliseconds: 5, containing: 'two', times: 3 },
      { kind: 'reset', taken: true },
    ]);
    await fetch(`${inbox.origin}/misbehaviour?containing=one`, { method: 'DELETE' });
    expect(await inbox.rules()).toMatchObject([{ kind: 'delay' }, { kind: 'reset' }]);
    await fetch(`${inbox.origin}/misbehaviour`, { method: 'DELETE' });
    expect(await inbox.rules()).toEqual([]);
  });

  const wrongRules = [
    ['no object', [], 'JSON object'],
    ['no kind', {}, '"kind" must be one of answer, delay, stall'],
    ['an unknown kind', { kind: 'explode' }, '"kind" must be one of'],
    ['an unknown field', { kind: 'stall', contains: 'x' }, '"contains" is no field'],
    ['an empty text', { kind: 'stall', containing: '' }, '"containing" must be'],
    ['an unknown provider', { kind: 'stall', provider: 'gmail' }, '"provider" must be'],
    ['no times', { kind: 'stall', times: 0 }, '"times" must be'],
    ['taken that is no truth value', { kind: 'stall', taken: 'yes' }, '"taken" must be'],
    ['taken with a delay', { kind: 'delay', milliseconds: 1, taken: true }, '"taken" is not'],
    ['a negative delay', { kind: 'delay', milliseconds: -1 }, '"milliseconds" must be'],
    ['an informational status', { kind: 'answer', status: 101, text: '' }, '"status" must be'],
    ['an answer without text', { kind: 'answer', status: 200 }, '"text" must be'],
    [
      'a header that cannot be sent',
      { kind: 'answer', status: 200, text: '', headers: { location: 'a\r\nb' } },
      '"headers" holds location',
    ],
    [
      'headers that are a list',
      { kind: 'answer', status: 200, text: '', headers: [] },
      '"headers"',
    ],
  ] as const;
  for (const [what, rule, sentence] of wrongRules) {
    test(`says what is wrong with a rule that has ${what}`, async ({ inbox }) => {
      const answer = await answerOf(inbox.misbehave(rule));
      expect(answer).toEqual({ status: 400, text: expect.stringContaining(sentence) });
      expect(await inbox.rules()).toEqual([]);
    });
  }

  test('says so when a rule is no JSON', async ({ inbox }) => {
    const put = fetch(`${inbox.origin}/misbehaviour`, { method: 'PUT', body: '{' });
    expect(await answerOf(put)).toEqual({ status: 400, text: 'The body is not valid JSON.' });
  });
});

test.describe('what it keeps', () => {
  test('is listed again after a restart, and keys of Resend still hold', async ({
    inbox,
  }, testInfo) => {
    const headers = { 'idempotency-key': 'booking-1' };
    await inbox.emailjs();
    const first = await answerOf(inbox.resend({ headers }));
    const before = await inbox.messages();
    await inbox.close();

    const directory = testInfo.outputPath('inbox');
    const again = await startInbox({ directory, pace: 0 });
    const client = createClient(again.origin);
    expect(await client.messages()).toEqual(before);
    expect(await answerOf(client.resend({ headers }))).toEqual(first);
    await client.emailjs();
    expect(await client.messages()).toMatchObject([...before, { provider: 'emailjs' }]);
    await again.close();
  });

  test('lies in one JSON file for each message', async ({ inbox }, testInfo) => {
    await inbox.emailjs();
    await inbox.resend();
    const files = readdirSync(testInfo.outputPath('inbox')).sort();
    const kept = files.map((name) => readFileSync(testInfo.outputPath('inbox', name), 'utf8'));
    expect(kept.map((text) => JSON.parse(text))).toEqual(await inbox.messages());
  });

  test('stops the start when a file is no message', async ({ inbox }, testInfo) => {
    await inbox.close();
    writeFileSync(testInfo.outputPath('inbox', '000001.json'), '{"half":');
    const start = startInbox({ directory: testInfo.outputPath('inbox') });
    await expect(start).rejects.toThrow('000001.json is not a message');
  });

  test('is found by decoded text and can be emptied', async ({ inbox }, testInfo) => {
    await inbox.emailjs();
    await inbox.resend({ body: { text: 'Zoë says "hello"\nat ten' } });
    expect(await inbox.messages('Zoë says "hello"\nat')).toMatchObject([{ provider: 'resend' }]);
    expect(await inbox.messages('Mia')).toMatchObject([{ provider: 'emailjs' }]);
    expect(await inbox.messages('additionalInfo')).toEqual([]);
    expect((await inbox.messages()).map(({ provider }) => provider)).toEqual(['emailjs', 'resend']);
    await fetch(`${inbox.origin}/messages`, { method: 'DELETE' });
    expect(await inbox.messages()).toEqual([]);
    expect(readdirSync(testInfo.outputPath('inbox'))).toEqual([]);
  });

  test('of requests can be filtered too, and holds 5,000 at most', async ({ inbox }) => {
    await inbox.emailjs();
    await inbox.resend({ body: { subject: '' } });
    expect(await inbox.requests('July 8')).toMatchObject([{ provider: 'resend', status: 422 }]);

    const log = createRequestLog();
    const entry = { provider: 'emailjs', status: 200, outcome: 'accepted', body: null } as const;
    for (let count = 0; count <= 5_000; count += 1) log.add({ ...entry, receivedAt: `${count}` });
    expect(log.list()).toHaveLength(5_000);
    expect(log.list()[0]).toMatchObject({ receivedAt: '1' });
  });
});

test.describe('the server', () => {
  test('says that it is well, and 404 and 405 elsewhere', async ({ inbox }) => {
    expect(await answerOf(fetch(`${inbox.origin}/healthz`))).toEqual({ status: 200, text: 'ok' });
    expect((await fetch(`${inbox.origin}/elsewhere`)).status).toBe(404);
    expect((await fetch(`${inbox.origin}/constructor`)).status).toBe(404);
    expect((await fetch(`${inbox.origin}/messages`, { method: 'PUT' })).status).toBe(405);
  });

  test('names a port that is in use', async ({ inbox }, testInfo) => {
    const port = Number(new URL(inbox.origin).port);
    const second = startInbox({ port, directory: testInfo.outputPath('second') });
    await expect(second).rejects.toThrow(`Port ${port} is in use`);
  });

  test('ends stalled and delayed requests when it closes', async ({ inbox }) => {
    await inbox.misbehave({ kind: 'stall', provider: 'emailjs' });
    await inbox.misbehave({ kind: 'delay', milliseconds: 600_000, provider: 'resend' });
    const ends = Promise.allSettled([inbox.emailjs(), inbox.resend()]);
    await expect.poll(() => inbox.requests()).toHaveLength(2);
    await inbox.close();
    expect(await ends).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  });

  const main = fileURLToPath(new URL('./main.mjs', import.meta.url));

  test('runs from the command line until it is asked to stop', async ({}, testInfo) => {
    const directory = testInfo.outputPath('inbox');
    const child = spawn(process.execPath, [main, '--directory', directory, '--strict']);
    const [printed] = await once(child.stdout, 'data');
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(String(printed))?.[0] ?? '';
    expect((await createClient(origin).emailjs()).status).toBe(403);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  const commands = [
    [['--help'], 0, '--no-server-calls'],
    [[], 1, '--directory is missing'],
    [['--directory', 'x', '--port', '99999'], 1, '--port must be a whole number'],
    [['--loud'], 1, "Unknown option '--loud'"],
  ] as const;
  for (const [options, code, text] of commands) {
    test(`answers the options [${options.join(' ')}] in words`, async () => {
      const child = spawn(process.execPath, [main, ...options]);
      const output: string[] = [];
      child.stdout.on('data', (data) => output.push(String(data)));
      child.stderr.on('data', (data) => output.push(String(data)));
      expect(await once(child, 'close')).toEqual([code, null]);
      expect(output.join('')).toContain(text);
    });
  }
});

test.describe('the page', () => {
  test('says plainly that it is empty', async ({ inbox, page }) => {
    await page.goto(inbox.origin);
    await expect(page).toHaveTitle('Inbox');
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(page.getByText('The inbox is empty.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('shows each message as plain text, newest first', async ({ inbox, page }) => {
    await inbox.emailjs();
    await inbox.resend({ body: { text: '<script>document.title = "Taken"</script> & "more"' } });
    await page.goto(inbox.origin);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText('Resend');

    const booking = page.getByRole('article', { name: 'Booking for Mia' });
    await expect(booking.getByRole('heading', { level: 2 })).toHaveText('Booking for Mia');
    await expect(booking).toContainText('EmailJS');
    await expect(booking).toContainText('July 7, 2025');
    await expect(booking.getByRole('definition')).toHaveText([
      'instructor@example.com',
      'parent@example.com',
    ]);
    await expect(booking.getByRole('row', { name: 'phone' })).toHaveText(/555-0100/);

    const other = page.getByRole('article', { name: 'Booking for Ben' });
    await expect(other).toContainText('<script>document.title = "Taken"</script> & "more"');
    await expect(page).toHaveTitle('Inbox');
  });

  test('shows a file that came along by its name, as text', async ({ inbox, page }) => {
    const content = Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:Mía & Léo').toString('base64');
    await inbox.resend({ body: { attachments: [{ filename: 'times.ics', content }] } });
    await page.goto(inbox.origin);
    const row = page.getByRole('article').getByRole('row', { name: 'times.ics' });
    await expect(row).toContainText('BEGIN:VCALENDAR');
    await expect(row).toContainText('SUMMARY:Mía & Léo');
  });

  test('shows what has arrived since, without a hand', async ({ inbox, page }) => {
    await page.goto(inbox.origin);
    await expect(page.getByText('The inbox is empty.')).toBeVisible();
    await inbox.emailjs();
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 10_000 });
  });
});
