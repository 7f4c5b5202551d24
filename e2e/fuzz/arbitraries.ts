import fc from 'fast-check';
import { honeypotField, scriptedField, type LessonValues } from '@/lib/request/form-values';
import { lessonTypes } from '@/lib/request/lesson-types';

/** The same seed gives the same cases; a failure prints it with the smallest failing case. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_250_715);

export const numRuns = Number(process.env.FUZZ_CASES ?? 4_000);

/** Texts that are known to break emails, logs or pages. */
const awkward = fc.oneof(
  fc.constantFrom(...'\r\n\t\v\f\0\u001b\u007f\u0085\u2028\u2029 \u00a0\u3000\u2800'),
  // These reorder text or are invisible.
  fc.constantFrom(
    ...'\u202a\u202e\u2066\u2069\u061c\u200e\u200f\u00ad\u034f\u115f\u17b4\u180e\u2060\u206a\u3164',
    ...'\uffa0\u200b\u200d\ufe0f\ufeff\u{1bca0}\u{1d173}\u{e0001}\u{e0052}\u{e0067}\u{e007f}\u{1f3f4}',
  ),
  // Unpaired surrogates, and text with a meaning in some format.
  fc.constantFrom('\ud800', '\udc00', ...'<>"\'`&\\{}%@:;=?,ça你👩👧'),
  fc.constantFrom('Mia is four.', '> quoted', 'Reference: AAAAA', 'Time slots: all', 'END:VEVENT'),
  fc.constantFrom('Bcc: everyone@example.com', '%0d%0aBcc:%20x', '=?utf-8?B?QmNj?='),
  fc.constantFrom(' \u200d \ufe0f\u3000', '<script>alert(1)</script>', '{{{message}}}', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'),
);

/** Yields `other` with a probability of 1/`oneIn`, otherwise `usual`. */
function seldom<Value, Other>(
  oneIn: number,
  usual: fc.Arbitrary<Value>,
  other: fc.Arbitrary<Other>,
) {
  return fc.oneof({ weight: oneIn - 1, arbitrary: usual }, { weight: 1, arbitrary: other });
}

const repeated = (most: number) =>
  fc.tuple(awkward, fc.nat(most)).map(([piece, count]) => piece.repeat(count));

/** A few edge cases; sometimes a long text, rarely one above the form's limit. */
const text = seldom(
  20,
  fc.string({ unit: awkward, maxLength: 10 }),
  seldom(20, repeated(400), repeated(30_000)),
);

const mostly = (usual: string, ...others: readonly string[]) =>
  seldom(4, fc.constant(usual), seldom(12, fc.constantFrom(usual, ...others), text));

const several = (value: fc.Arbitrary<string>) =>
  seldom(200, fc.array(value, { maxLength: 4 }), fc.constant(Array<string>(3_000).fill('x')));

/** Valid addresses, many with characters that are special in a URL, and invalid ones. */
const email = fc.oneof(
  fc.emailAddress(),
  mostly('parent@example.com', 'a@b.co, c@d.co', 'Name <a@b.co>', '@', 'ñ@b.co', 'a@b.co\u202e'),
  fc.constant('parent@example.com\r\nBcc: x@example.com'),
);

/** Additional days that July 15 offers. */
const offered = ['2025-07-16', '2025-07-20', '2025-07-22', '2025-07-29', '2025-08-05'];

/** Forged fields, some of them missing. More than a quarter of the cases are valid bookings. */
export const requests = fc.record(
  {
    kind: seldom(50, fc.constantFrom('lesson', 'lesson', 'lesson', 'question'), text),
    date: seldom(50, mostly('2025-07-15', '2025-08-31', '', '2025-07-01', '2025-02-30'), text),
    times: several(mostly('9:00 AM', '10:30 AM', '25:00 PM', '9:00 AM\r\nBcc: x', '')),
    lessonTypes: several(mostly('Weekly', ...lessonTypes)),
    otherDates: seldom(4, fc.subarray(offered), several(mostly('2025-07-16', '2025-07-15', ''))),
    email: seldom(50, email, fc.constant(new File(['x'], 'x'))),
    phone: mostly('555', ''),
    additionalInfo: text,
    [scriptedField]: text,
    [honeypotField]: seldom(20, fc.constant(''), text),
  } satisfies Record<keyof LessonValues | typeof scriptedField | typeof honeypotField, unknown>,
  { requiredKeys: [] },
);

type Request = typeof requests extends fc.Arbitrary<infer Value> ? Value : never;

export function formOf(request: Request): FormData {
  const form = new FormData();
  for (const [field, given] of Object.entries(request)) {
    for (const value of [given].flat()) form.append(field, value);
  }
  return form;
}
