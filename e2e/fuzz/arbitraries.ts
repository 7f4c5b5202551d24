import fc from 'fast-check';
import { lessonTypes } from '@/data/lesson-plans';
import { fieldNames } from '@/lib/booking/request-fields';

/** The same seed gives the same cases; a failure prints it with the smallest case that still fails. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_250_715);

const control = String.fromCharCode;

/** Text that has broken mail, logs or pages somewhere. */
const awkwardTexts = [
  'Mia is four.',
  '\r\nBcc: everyone@example.com',
  '\nReference: AAAAA',
  '\rDate: tomorrow',
  '\n> quoted',
  '\u2028Time slots: all',
  '\u2029',
  '\u0085Email: other@example.com',
  '\v\f',
  control(0),
  control(27) + '[2J',
  control(127),
  '\u202egnp.exe',
  '\u2066\u2069',
  '\u061c\u200e\u200f',
  '\u200b\ufeff',
  '\u00ad\u034f\u115f\u1160\u2060\u206a\u3164\uffa0',
  '\u{e0001}\u{e0052}\u{e0065}\u{e0066}\u{e007f}',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '\u{1f3f4}\u{e0067}',
  ' \u200d \u200d \ufe0f \u3000\u2800',
  '\ud800',
  '\udc00x',
  '👩‍👧 ça va? 你好',
  '<script>alert(1)</script>',
  '{{to_email}} {{{message}}}',
  '"\'`\\',
  '\t\t',
  '   ',
  '%0d%0aBcc:%20x',
  '=?utf-8?B?QmNj?=',
] as const;

const addresses = [
  'parent@example.com',
  'a.b+c@sub.example.co',
  'parent@example.com\r\nBcc: x@example.com',
  'a@b.co, c@d.co',
  'Name <a@b.co>',
  '@',
  'ñ@b.co',
  'a@b.co\u202e',
  '',
] as const;

const dates = ['2025-08-31', '2025-07-01', '2024-02-29', '2025-02-30', '__proto__', ''];
const times = ['10:30 AM', '9:30 AM', '25:00 PM', '9:00 AM\r\nBcc: x', 'constructor', ''];

const awkwardText = fc.constantFrom(...awkwardTexts);

/** `usual`, and once in `oneIn` times something else. */
function seldom<Value>(oneIn: number, usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) {
  return fc.oneof({ weight: oneIn - 1, arbitrary: usual }, { weight: 1, arbitrary: other });
}

const repeated = (most: number) =>
  fc.tuple(awkwardText, fc.nat(most)).map(([piece, count]) => piece.repeat(count));

/** A text of a few awkward pieces; now and then a long one, and rarely one that no form can hold. */
export const text: fc.Arbitrary<string> = seldom(
  20,
  fc.array(awkwardText, { maxLength: 6 }).map((some) => some.join('')),
  seldom(20, repeated(400), repeated(30_000)),
);

/** A field of a request; a file has no more than a name. */
export type Field = readonly [name: string, value: string | { readonly file: string }];

function mostly(usual: string, awkward: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return seldom(4, fc.constant(usual), seldom(12, awkward, text));
}

const named = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Field> =>
  value.map((one) => [name, one]);

/** A field that is now and then missing or given twice. */
function field(name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Field[]> {
  return seldom(10, fc.tuple(named(name, value)), fc.array(named(name, value), { maxLength: 2 }));
}

const several = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Field[]> =>
  fc.array(named(name, value), { maxLength: 3 });

const rarely = (oneIn: number, fields: fc.Arbitrary<Field[]>): fc.Arbitrary<Field[]> =>
  seldom(oneIn, fc.constant([]), fields);

const file = text.map((name) => ({ file: name.slice(0, 50) }));

/**
 * The fields of a request in the order in which they are sent: some missing, some twice, some that no
 * form has. About every third would pass as a booking.
 */
export const fields: fc.Arbitrary<Field[]> = fc
  .tuple(
    field(fieldNames.date, mostly('2025-07-15', fc.constantFrom(...dates))),
    several(fieldNames.slots, mostly('9:00 AM', fc.constantFrom(...times))),
    several(fieldNames.lessonTypes, seldom(15, fc.constantFrom<string>(...lessonTypes), text)),
    field(fieldNames.email, mostly('parent@example.com', fc.constantFrom(...addresses))),
    field(fieldNames.phone, mostly('555', text)),
    field(fieldNames.additionalInfo, text),
    field(fieldNames.requestId, mostly('id', text)),
    rarely(500, field(fieldNames.honeypot, text)),
    rarely(10, field(fieldNames.scripted, text)),
    rarely(20, field('__proto__', text)),
    rarely(20, field('constructor', text)),
    rarely(60, fc.tuple(fc.tuple(fc.constant(fieldNames.email), file))),
    rarely(60, fc.tuple(fc.tuple(fc.constant(fieldNames.date), file))),
    rarely(100, fc.constant(Array.from({ length: 3_000 }, () => ['lesson-types', 'x']))),
  )
  .map((parts) => parts.flat());

/** Form data of these fields. */
export function formOf(some: readonly Field[]): FormData {
  const form = new FormData();
  for (const [name, value] of some) {
    form.append(name, typeof value === 'string' ? value : new File(['x'], value.file));
  }
  return form;
}

/** What the action may be called with in place of form data. */
export const notForms: readonly unknown[] = [
  null,
  undefined,
  0,
  Number.NaN,
  10n,
  'text',
  Symbol('symbol'),
  [],
  [['date', '2025-07-15']],
  {},
  { date: '2025-07-15', get: () => 'x', getAll: () => ['x'] },
  Object.create(null),
  { __proto__: FormData.prototype },
  new Map([['date', '2025-07-15']]),
  new URLSearchParams('date=2025-07-15'),
  new Date(Number.NaN),
  () => new FormData(),
];
