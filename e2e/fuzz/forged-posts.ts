import fc from 'fast-check';
import { fields, formOf, text, type Field } from './arbitraries';

/** What a program needs to post to a page as its own form would. */
export type Target = {
  readonly url: string;
  readonly origin: string;
  /** The action's id, which stands in the page. */
  readonly actionId: string;
  /** The form's own `$ACTION_…` fields. */
  readonly actionFields: readonly (readonly [name: string, value: string])[];
};

/** A post as plain data, which fast-check can shrink and print. */
export type Post = {
  readonly kind: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | readonly Field[];
};

const junk = fc.oneof(
  fc.constantFrom(
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
  ),
  text,
);

const contentTypes = [
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'x'.repeat(2000)}`,
  'application/x-www-form-urlencoded',
  'application/json',
  'text/x-component',
  'x',
];

const malformedBodies = [
  '--x\r\n',
  '--x\r\nContent-Disposition: form-data; name="$ACTION_1:0"\r\n\r\n{}',
  '--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--',
  `--x\r\n${'a: b\r\n'.repeat(3000)}`,
];

/**
 * One forged post: calls of the action as the page's script makes them, posts of the form as a browser
 * without one, and everything that is neither.
 */
export function forgedPost({ origin, actionId, actionFields }: Target): fc.Arbitrary<Post> {
  const plain = { 'content-type': 'text/plain;charset=UTF-8' };
  const post = (kind: string, body: Post['body'], headers: Post['headers'] = {}): Post => ({
    kind,
    headers: { origin, ...headers },
    body,
  });
  const call = (kind: string, body: Post['body'], headers: Post['headers'] = {}): Post =>
    post(kind, body, { 'next-action': actionId, ...headers });
  const malformed = fc.tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...malformedBodies) }, junk),
    fc.constantFrom(...contentTypes).map((type) => ({ 'content-type': type })),
  );
  const wrongIds = ['x', '0'.repeat(42), actionId.replace(/^../, 'ff'), '../..', '%00'];
  const forgedActionFields = fc.tuple(
    ...actionFields.map(([name, value]) =>
      fc.oneof(fc.constant(value), junk).map((forged): Field => [name, forged]),
    ),
  );
  return fc.oneof(
    fields.map((some) => {
      const prefixed = some.map(([name, value]): Field => [`_1_${name}`, value]);
      return call('call with a form', [...prefixed, ['0', '["$undefined","$K1"]']]);
    }),
    junk.map((body) => call('call with junk', body, plain)),
    fc.tuple(junk, junk).map(([first, second]) =>
      call('call with junk in parts', [
        ['0', first],
        ['1', second],
      ]),
    ),
    fc
      .constantFrom(...wrongIds)
      .map((id) => call('call of no action', '[]', { ...plain, 'next-action': id })),
    fields.map((some) => post('post of the form', [...actionFields, ...some])),
    fc
      .tuple(forgedActionFields, fields)
      .map(([own, some]) => post('post with forged action fields', [...own, ...some])),
    fields.map((some) => post('post without action fields', some)),
    malformed.map(([body, headers]) => call('call with a malformed body', body, headers)),
    malformed.map(([body, headers]) => post('post with a malformed body', body, headers)),
    fc.constant(call('call of 1.5 MB', 'x'.repeat(1_500_000), plain)),
    fc
      .constantFrom('null', 'https://elsewhere.example', 'x')
      .map((stranger) => call('call from elsewhere', '[]', { ...plain, origin: stranger })),
  );
}

/** The body of a post as `fetch` takes it. */
export function bodyOf({ body }: Post): BodyInit {
  return typeof body === 'string' ? body : formOf(body);
}
