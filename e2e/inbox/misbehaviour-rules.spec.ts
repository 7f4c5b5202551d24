import { expect } from '@playwright/test';
import { answerOf, test, variables } from './inbox-fixture';

test.describe('told to misbehave', () => {
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
