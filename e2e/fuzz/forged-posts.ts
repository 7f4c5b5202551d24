import fc from 'fast-check';
import { fields, named, seldom, text, type Field } from './arbitraries';

/** What a program needs to post to a page as its own form would. */
export type Target = {
  readonly url: string;
  readonly origin: string;
  readonly id: string;
  readonly actionFields: readonly Field[];
};

/** A post as plain data, which fast-check can shrink and print. */
export type Post = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | readonly Field[];
};

/** Arguments of actions as React writes them, whole and broken. */
const junk = fc.oneof(
  fc.constantFrom(
    ...['', '[]', 'null', '{', '["$undefined","$K1"]', '["$F1","$B2"]', '["$@0"]'],
    '["$Q1","$W1","$i1","$n12345678901234567890","$D2025","$NaN","$-0"]',
    '[{"__proto__":{"status":"sent"}}]',
    '["$1:constructor:constructor","$1"]',
    '["$1:__proto__:then"]',
    `["${'x'.repeat(900_000)}"]`,
    '['.repeat(20_000),
  ),
  text,
);

const malformed = fc.constantFrom(
  '--x\r\n',
  '--x\r\nContent-Disposition: form-data; name="$ACTION_1:0"\r\n\r\n{}',
  '--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--',
  `--x\r\n${'a: b\r\n'.repeat(3000)}`,
  'x'.repeat(1_500_000),
);

const contentTypes = [
  ...['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'application/json', 'x'],
  ...['', '; boundary=x', `; boundary=${'x'.repeat(2000)}`].map(
    (more) => `multipart/form-data${more}`,
  ),
];

/**
 * One forged post: calls of the action as the page's script makes them, posts of the form as a browser
 * without one, and everything that is neither.
 */
export function forgedPost({ origin, id, actionFields }: Target): fc.Arbitrary<Post> {
  const strangers = fc.constantFrom('null', 'https://elsewhere.example', 'x');
  const origins = seldom(10, fc.constant(origin), strangers).map((from) => ({ origin: from }));
  const wrongIds = fc.constantFrom('x', '0'.repeat(42), id.replace(/^../, 'ff'), '../..', '%00');
  const call = seldom(10, fc.constant(id), wrongIds).map((to) => ({ 'next-action': to }));
  const typed = fc.constantFrom(...contentTypes).map((type) => ({ 'content-type': type }));
  const forged = fc.tuple(
    ...actionFields.map(([name, value]) => named(name, fc.oneof(fc.constant(String(value)), junk))),
  );
  const called = fields.map((some) => [
    ...some.map(([name, value]): Field => [`_1_${name}`, value]),
    ['0', '["$undefined","$K1"]'] as const,
  ]);
  const post = (body: fc.Arbitrary<Post['body']>, ...headers: fc.Arbitrary<object>[]) =>
    fc
      .tuple(body, origins, ...headers)
      .map(([some, ...parts]): Post => ({ body: some, headers: Object.assign({}, ...parts) }));
  return fc.oneof(
    post(called, call),
    post(fc.tuple(named('0', junk), named('1', junk)), call),
    post(fc.oneof(junk, malformed), call, typed),
    post(fc.oneof(junk, malformed), typed),
    post(fields.map((some) => [...actionFields, ...some])),
    post(fc.tuple(forged, fields).map((parts) => parts.flat())),
    post(fields),
  );
}
