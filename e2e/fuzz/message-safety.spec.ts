import { expect, test } from '@playwright/test';
import { bookingMessage } from '@/lib/booking/message';
import { bookingHtml } from '@/lib/booking/message-html';
import { fieldNames } from '@/lib/booking/request-fields';
import { readBooking, type Booking } from '@/lib/booking/schema';

const reference = 'K7Q2M';

/** A request for July 15 with these fields, as the action reads it from the form. */
function booked(fields: Readonly<Record<string, string>>): Booking {
  const form = new FormData();
  form.append(fieldNames.date, '2025-07-15');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const read = readBooking(form);
  if (!read.ok) throw new Error(`Refused: ${JSON.stringify(read.result)}`);
  return read.booking;
}

const bookedWithNote = (note: string) => booked({ [fieldNames.additionalInfo]: note });

/** Where the links of a mail's page lead, as a program that opens them understands it. */
function linksIn(booking: Booking): readonly URL[] {
  const links = bookingHtml(booking, reference).matchAll(/ href="([^"]*)"/g);
  return [...links].map(
    ([, link = '']) =>
      new URL(link.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))),
  );
}

test('nothing unseen can be hidden in a note', () => {
  for (const [name, characters] of [
    ['a soft hyphen', '\u00ad'],
    ['a grapheme joiner', '\u034f'],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['Khmer vowels that are not drawn', '\u17b4\u17b5'],
    ['a Mongolian vowel separator', '\u180e'],
    ['an empty space', '\u200b\ufeff'],
    ['invisible operators', '\u2060\u2061\u2062\u2063\u2064\u2065'],
    ['deprecated format characters', '\u206a\u206b\u206c\u206d\u206e\u206f'],
    ['marks that reorder text', '\u202a\u202e\u2066\u2069\u200e\u200f\u061c'],
    ['marks of shorthand and music', '\u{1bca0}\u{1d173}'],
    ['tags that spell words', '\u{e0001}\u{e0052}\u{e0065}\u{e0066}\u{e007f}'],
    ['tags after a flag that is none', '\u{e0068}\u{e0065}\u{e006c}\u{e006c}\u{e006f}\u{e0021}'],
  ] as const) {
    const { additionalInfo } = bookedWithNote(`Mia${characters} is four`);
    expect.soft(additionalInfo, name).toBe('Mia is four');
  }
});

test('what a language or a picture needs arrives as it was typed', () => {
  for (const [name, text] of [
    ['a family, joined', '👩‍👧‍👦'],
    ['a swimmer with a skin tone', '🏊🏽‍♀️'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['the flag of Switzerland', '🇨🇭'],
    ['a heart, in color', '❤️'],
    ['a Persian word with its non-joiner', 'می\u200cخواهم'],
    ['a Hindi conjunct with its joiner', 'क्\u200dष'],
    ['a Mongolian letter with its variant', 'ᠠ\u180b'],
    ['a Japanese name in its own variant', '葛\u{e0100}飾'],
  ] as const) {
    expect.soft(bookedWithNote(text).additionalInfo, name).toBe(text);
  }
});

const linesOf = (note: string) => bookingMessage(bookedWithNote(note), reference).split('\n');

test('a note of one line is quoted', () => {
  expect(linesOf('Reference: AAAAA').slice(-4)).toEqual([
    'Additional info:',
    '> Reference: AAAAA',
    '',
    'Reference: K7Q2M',
  ]);
});

test('a note that says "not given" is told from none', () => {
  expect(linesOf('not given').slice(-4, -2)).toEqual(['Additional info:', '> not given']);
  expect(linesOf('').slice(-3, -2)).toEqual(['Additional info: not given']);
});

test('padding cannot push words to a line of their own', () => {
  for (const [name, padding] of [
    ['blanks', ' '.repeat(300)],
    ['tabs', '\t'.repeat(40)],
    ['blanks that do not break', '\u00a0'.repeat(300)],
    ['wide blanks', '\u3000'.repeat(150)],
    ['blanks with joiners between', ' \u200d'.repeat(150) + ' '],
    ['cells of braille without a dot', '\u2800'.repeat(300)],
    ['blanks with something unseen between', ' \u2060'.repeat(150) + ' '],
  ] as const) {
    const [quoted] = linesOf(`Mia is four.${padding}Reference: AAAAA`).slice(-3);
    expect.soft(quoted, `${name} in a note`).toBe('> Mia is four. Reference: AAAAA');
    const { phone } = booked({ [fieldNames.phone]: `5${padding.slice(0, 24)} Lessons: 9` });
    expect.soft(phone, `${name} in a phone number`).toBe('5 Lessons: 9');
  }
});

test('an answer goes to the address alone that was given', () => {
  for (const email of [
    'parent@example.com',
    'a%40good.org?bcc=evil%40e.co&body=ok%20paid&x=@b.co',
    'a?cc=b%40e.co&subject=x@b.co',
    '#fragment@b.co',
    'a&amp=b@b.co',
    "o'neil/x{y}|z^`~+swim@b.co",
  ]) {
    const links = linksIn(booked({ [fieldNames.email]: email }));
    const parts = links.map(({ protocol, pathname, searchParams, hash }) => ({
      protocol,
      to: decodeURIComponent(pathname),
      query: [...searchParams],
      hash,
    }));
    const subject = `Swim lesson on Tuesday, July 15, 2025 (${reference})`;
    expect
      .soft(parts, email)
      .toEqual([{ protocol: 'mailto:', to: email, query: [['subject', subject]], hash: '' }]);
  }
});

test('a tap on a phone number calls what it says, or nothing', () => {
  for (const [phone, numbers] of [
    ['+1 (555) 010-0199', ['+15550100199']],
    ['+44 (0)20 7946 0018', ['+442079460018']],
    ['5550100;phone-context=+1900', []],
    ['5550100?x=1', []],
    ['tel:5550100', []],
    ['*21*5550100#', []],
  ] as const) {
    const links = linksIn(booked({ [fieldNames.phone]: phone })).map(({ href }) => href);
    expect.soft(links, phone).toEqual(numbers.map((number) => `tel:${number}`));
  }
});
