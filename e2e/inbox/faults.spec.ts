import { expect } from '@playwright/test';
import { answerOf, emailjsBody, test, variables } from './inbox-fixture';

const emailjsPath = '/api/v1.0/email/send';
const soon = () => AbortSignal.timeout(1_500);

test('a commanded answer has its status, its type and its headers', async ({ inbox }) => {
  const text = '<h1>Maintenance</h1>';
  await inbox.injectFault({
    kind: 'answer',
    status: 200,
    text,
    contentType: 'text/html',
    times: 1,
  });
  const response = await inbox.emailjs();
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(await answerOf(Promise.resolve(response))).toEqual({ status: 200, text });
  expect(await inbox.messages()).toEqual([]);
  expect(await inbox.requests()).toMatchObject([{ status: 200, outcome: 'faulty' }]);

  await inbox.injectFault({ kind: 'answer', status: 204, text: '', times: 1 });
  expect(await answerOf(inbox.resend())).toEqual({ status: 204, text: '' });

  const headers = { location: emailjsPath };
  await inbox.injectFault({ kind: 'answer', status: 307, text: '', headers });
  const following = fetch(`${inbox.origin}${emailjsPath}`, { method: 'POST', body: '{}' });
  await expect(following).rejects.toMatchObject({ cause: { message: 'redirect count exceeded' } });
});

test('after a delay the ordinary rules decide', async ({ inbox }) => {
  await inbox.injectFault({ kind: 'delay', milliseconds: 300 });
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

test('a delayed message is taken though the client has left', async ({ inbox }) => {
  await inbox.injectFault({ kind: 'delay', milliseconds: 1_500 });
  const client = new AbortController();
  const sending = expect(inbox.emailjs({ signal: client.signal })).rejects.toThrow('aborted');
  await expect.poll(() => inbox.requests()).toMatchObject([{ outcome: 'faulty' }]);
  client.abort();
  await sending;
  await expect.poll(() => inbox.messages()).toHaveLength(1);
  expect(await inbox.requests()).toMatchObject([{ status: null, outcome: 'accepted' }]);
});

for (const [kind, problem, status] of [
  ['stall', { name: 'TimeoutError' }, null],
  ['reset', { cause: { code: 'ECONNRESET' } }, null],
] as const) {
  test(`${kind}: there is no answer`, async ({ inbox }) => {
    await inbox.injectFault({ kind });
    await expect(inbox.emailjs({ signal: soon() })).rejects.toMatchObject(problem);
    expect(await inbox.requests()).toMatchObject([
      { status, outcome: 'faulty', body: emailjsBody },
    ]);
  });
}

for (const [kind, problem] of [
  ['stall-body', { name: 'TimeoutError' }],
  ['drip', { name: 'TimeoutError' }],
  ['reset-after-headers', { message: 'terminated' }],
  ['truncated', { message: 'terminated' }],
  ['bad-gzip', { message: 'terminated' }],
] as const) {
  test(`${kind}: an answer of 200 does not come to its end`, async ({ inbox }) => {
    await inbox.injectFault({ kind });
    const response = await inbox.emailjs({ signal: soon() });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toMatchObject(problem);
  });
}

test('drip: one byte comes after the other', async ({ inbox }) => {
  await inbox.injectFault({ kind: 'drip' });
  const client = new AbortController();
  const reader = (await inbox.emailjs({ signal: client.signal })).body?.getReader();
  const lengths = [await reader?.read(), await reader?.read()].map((part) => part?.value?.length);
  expect(lengths).toEqual([1, 1]);
  client.abort();
});

test('huge: 64 MB are streamed, for as long as the client listens', async ({ inbox }) => {
  await inbox.injectFault({ kind: 'huge' });
  const body = await (await inbox.emailjs()).arrayBuffer();
  expect(body.byteLength).toBe(64 * 1024 * 1024);
  await (await inbox.emailjs()).body?.cancel();
  expect(await inbox.requests()).toMatchObject([{ status: 200 }, { status: null }]);
  expect((await fetch(`${inbox.origin}/healthz`)).status).toBe(200);
});

for (const rule of [
  { kind: 'answer', status: 502, text: '<h1>Bad Gateway</h1>', contentType: 'text/html' },
  ...['stall', 'stall-body', 'drip', 'reset', 'reset-after-headers'].map((kind) => ({ kind })),
  ...['truncated', 'bad-gzip', 'huge'].map((kind) => ({ kind })),
]) {
  test(`${rule.kind}: the message is kept only where the rule says taken`, async ({ inbox }) => {
    await inbox.injectFault({ ...rule, containing: 'was lost', taken: false });
    await inbox.injectFault({ ...rule, containing: 'was taken', taken: true });
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

test('a rule may hold for a text, a provider, and so many times', async ({ inbox }) => {
  const fail = { kind: 'answer', status: 500, text: '' };
  await inbox.injectFault({ ...fail, containing: 'Zoë\n', provider: 'emailjs', times: 2 });
  const body = { template_params: { ...variables, message: 'For Zoë\nat ten' } };
  expect((await inbox.emailjs()).status).toBe(200);
  expect((await inbox.resend({ body: { text: 'For Zoë\nat ten' } })).status).toBe(200);
  expect((await inbox.emailjs({ body })).status).toBe(500);
  expect((await inbox.emailjs({ body })).status).toBe(500);
  expect((await inbox.emailjs({ body })).status).toBe(200);
  expect(await inbox.faults()).toEqual([]);
});

test('rules hold in the order in which they came, and those with a text, or all, can be removed', async ({
  inbox,
}) => {
  await inbox.injectFault({ kind: 'answer', status: 429, text: 'Too Many Requests', times: 1 });
  await inbox.injectFault({ kind: 'answer', status: 502, text: '' });
  expect((await inbox.emailjs()).status).toBe(429);
  expect((await inbox.emailjs()).status).toBe(502);
  await inbox.removeFaults();

  const stall = { kind: 'stall', containing: 'one', provider: 'resend' };
  const { id } = await (await inbox.injectFault(stall)).json();
  await inbox.injectFault({ kind: 'reset', taken: true });
  expect(await inbox.faults()).toMatchObject([
    { id, ...stall, taken: false },
    { kind: 'reset', taken: true },
  ]);
  await inbox.removeFaults('one');
  expect(await inbox.faults()).toMatchObject([{ kind: 'reset' }]);
  await inbox.removeFaults();
  expect(await inbox.faults()).toEqual([]);
});

test('a rule that is wrong is refused, and its field named', async ({ inbox }) => {
  const answer = { kind: 'answer', status: 200, text: '' };
  for (const [rule, word] of [
    [[], 'object'],
    [{}, 'kind'],
    [{ kind: 'explode' }, 'kind'],
    [{ kind: 'stall', contains: 'x' }, 'contains'],
    [{ kind: 'stall', containing: '' }, 'containing'],
    [{ kind: 'stall', provider: 'gmail' }, 'provider'],
    [{ kind: 'stall', times: 0 }, 'times'],
    [{ kind: 'stall', taken: 'yes' }, 'taken'],
    [{ kind: 'delay', milliseconds: 1, taken: true }, 'taken'],
    [{ kind: 'delay', milliseconds: -1 }, 'milliseconds'],
    [{ ...answer, status: 101 }, 'status'],
    [{ kind: 'answer', status: 200 }, 'text'],
    [{ ...answer, headers: { location: 'a\r\nb' } }, 'headers'],
    [{ ...answer, headers: [] }, 'headers'],
  ] as const) {
    const refusal = { status: 400, text: expect.stringContaining(word) };
    expect.soft(await answerOf(inbox.injectFault(rule)), JSON.stringify(rule)).toEqual(refusal);
  }
  const put = fetch(`${inbox.origin}/faults`, { method: 'PUT', body: '{' });
  expect(await answerOf(put)).toEqual({ status: 400, text: 'The body is not valid JSON.' });
  expect(await inbox.faults()).toEqual([]);
});
