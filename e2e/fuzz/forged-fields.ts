import { lessonTypes } from '@/data/lesson-plans';
import { fieldNames } from '@/lib/booking/request-fields';
import type { Random } from './random';

const control = String.fromCharCode;

/** Pieces of text that have broken mail, logs or pages somewhere. */
const pieces = [
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

const dates = [
  '2025-07-15',
  '2025-08-31',
  '2025-07-01',
  '2024-02-29',
  '2025-02-30',
  '__proto__',
  '',
];
const times = [
  '9:00 AM',
  '10:30 AM',
  '9:30 AM',
  '25:00 PM',
  '9:00 AM\r\nBcc: x',
  'constructor',
  '',
];

/** A text of a few pieces; once in a while a very long one. */
export function forgedText(random: Random): string {
  if (random.onceIn(400))
    return random
      .of(pieces)
      .repeat(900_000 / 30)
      .slice(0, 900_000);
  if (random.onceIn(20)) return random.of(pieces).repeat(random.upTo(400));
  return random.some(6, () => random.of(pieces)).join('');
}

function oneOf(random: Random, usual: readonly string[]): string {
  return random.onceIn(12) ? forgedText(random) : (usual[random.upTo(usual.length - 1)] ?? '');
}

/**
 * The fields of a forged request, in the order in which they are sent: some missing, some twice, some
 * that no form has. About every third would pass as a booking.
 */
export function forgedFields(random: Random): [name: string, value: string | File][] {
  const fields: [string, string | File][] = [];
  const often = (name: string, value: () => string) => {
    if (!random.onceIn(15)) fields.push([name, value()]);
    if (random.onceIn(30)) fields.push([name, value()]);
  };
  const likely = <Value>(good: Value, other: () => Value) => (random.onceIn(4) ? other() : good);
  often(fieldNames.date, () => likely('2025-07-15', () => oneOf(random, dates)));
  for (const slot of random.some(3, () => likely('9:00 AM', () => oneOf(random, times)))) {
    fields.push([fieldNames.slots, slot]);
  }
  for (const type of random.some(3, () => random.of(lessonTypes))) {
    fields.push([fieldNames.lessonTypes, random.onceIn(15) ? forgedText(random) : type]);
  }
  often(fieldNames.email, () => likely('parent@example.com', () => oneOf(random, addresses)));
  often(fieldNames.phone, () => likely('555', () => forgedText(random)));
  often(fieldNames.additionalInfo, () => forgedText(random));
  often(fieldNames.requestId, () => likely('id', () => forgedText(random)));
  if (random.onceIn(500)) fields.push([fieldNames.honeypot, forgedText(random)]);
  if (random.onceIn(10)) fields.push([fieldNames.scripted, forgedText(random)]);
  if (random.onceIn(20)) fields.push([random.of(['__proto__', 'constructor', 'toString']), 'x']);
  if (random.onceIn(30)) {
    const name = random.of([fieldNames.email, fieldNames.slots, fieldNames.date]);
    fields.push([name, new File(['x'], forgedText(random).slice(0, 50))]);
  }
  if (random.onceIn(100)) {
    fields.push(...Array.from({ length: 3000 }, (): [string, string] => ['lesson-types', 'x']));
  }
  return fields;
}

/** What the action is called with: mostly form data, sometimes anything at all. */
export function forgedArgument(random: Random): unknown {
  if (random.onceIn(15)) {
    return random.of<unknown>([
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
    ]);
  }
  const form = new FormData();
  for (const [name, value] of forgedFields(random)) form.append(name, value);
  return form;
}
