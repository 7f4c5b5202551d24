import { forgedFields, forgedText } from './forged-fields';
import type { Random } from './random';

/** What a program needs to post to a page as its own form would. */
export type Target = {
  readonly url: string;
  readonly origin: string;
  /** The action's id, which stands in the page. */
  readonly actionId: string;
  /** The form's own `$ACTION_…` fields. */
  readonly actionFields: readonly (readonly [name: string, value: string])[];
};

type Forged = { method: string; headers: Record<string, string>; body: BodyInit };

type Post = { readonly kind: string; readonly url: string; readonly init: Forged };

function filled(random: Random, form: FormData): FormData {
  for (const [name, value] of forgedFields(random)) form.append(name, value);
  return form;
}

function junk(random: Random): string {
  return random.of([
    '',
    '[]',
    'null',
    '["$undefined","$K1"]',
    '["$F1","$B2"]',
    '["$@0"]',
    '["$Q1","$W1","$i1","$n12345678901234567890","$D2025","$NaN","$-0"]',
    '[{"__proto__":{"status":"sent"}}]',
    '["$1:constructor:constructor","$1"]',
    '["$1:__proto__:then"]',
    `["${'x'.repeat(900_000)}"]`,
    '['.repeat(20_000),
    '{',
    forgedText(random),
  ]);
}

/**
 * One forged post: calls of the action as the page's script makes them, posts of the form as a browser
 * without one, and everything that is neither.
 */
export function forgedPost(random: Random, target: Target): Post {
  const { origin, actionId, actionFields } = target;
  const call = (kind: string, body: BodyInit, headers: Record<string, string> = {}) => ({
    kind,
    url: target.url,
    init: { method: 'POST', headers: { origin, 'next-action': actionId, ...headers }, body },
  });
  const post = (kind: string, body: BodyInit, headers: Record<string, string> = {}) => ({
    kind,
    url: target.url,
    init: { method: 'POST', headers: { origin, ...headers }, body },
  });
  const makers: [() => Post, ...(() => Post)[]] = [
    () => {
      const form = new FormData();
      for (const [name, value] of forgedFields(random)) form.append(`_1_${name}`, value);
      form.append('0', '["$undefined","$K1"]');
      return call('call with a form', form);
    },
    () => call('call with junk', junk(random), { 'content-type': 'text/plain;charset=UTF-8' }),
    () => {
      const form = new FormData();
      form.append('0', junk(random));
      form.append('1', junk(random));
      return call('call with junk in parts', form);
    },
    () => {
      const wrong = random.of(['x', '0'.repeat(42), actionId.replace(/^../, 'ff'), '../..', '%00']);
      return call('call of no action', '[]', {
        'next-action': wrong,
        'content-type': 'text/plain',
      });
    },
    () => {
      const form = new FormData();
      for (const [name, value] of actionFields) form.append(name, value);
      return post('post of the form', filled(random, form));
    },
    () => {
      const form = new FormData();
      for (const [name, value] of actionFields) {
        form.append(name, random.onceIn(2) ? junk(random) : value);
      }
      return post('post with forged action fields', filled(random, form));
    },
    () => post('post without action fields', filled(random, new FormData())),
    () => {
      const type = random.of([
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        `multipart/form-data; boundary=${'x'.repeat(2000)}`,
        'application/x-www-form-urlencoded',
        'application/json',
        'text/x-component',
        'x',
      ]);
      const body = random.of([
        '--x\r\n',
        '--x\r\nContent-Disposition: form-data; name="$ACTION_1:0"\r\n\r\n{}',
        '--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--',
        `--x\r\n${'a: b\r\n'.repeat(3000)}`,
        junk(random),
      ]);
      const headers = { 'content-type': type };
      return random.onceIn(2)
        ? call('call with a malformed body', body, headers)
        : post('post with a malformed body', body, headers);
    },
    () => call('call of 1.5 MB', 'x'.repeat(1_500_000), { 'content-type': 'text/plain' }),
    () => {
      const stranger = random.of(['null', 'https://elsewhere.example', 'x']);
      return call('call from elsewhere', '[]', { origin: stranger, 'content-type': 'text/plain' });
    },
  ];
  return random.of(makers)();
}
