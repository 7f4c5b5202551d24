import { expect, test } from '@playwright/test';
import { numberToDial } from '@/lib/answer/contact-links';
import { formatRequest } from '@/lib/request/message';
import { cleanText } from '@/lib/request/text-rules';

test('clean text keeps the joiners and variants that languages and emoji need', () => {
  for (const text of [
    // A family, a swimmer with a skin tone, the flag of Switzerland, a heart in color.
    ...['👩‍👧‍👦', '🏊🏽‍♀️', '🇨🇭', '❤️'],
    // A Persian non-joiner, a Hindi joiner, a Mongolian and a Japanese variant.
    ...['می\u200cخواهم', 'क्\u200dष', 'ᠠ\u180b', '葛\u{e0100}飾'],
  ]) {
    expect.soft(cleanText(text)).toBe(text);
  }
});

test('the message of a question begins with its first line, of at most 80 characters', () => {
  const firstLineOf = (additionalInfo: string) =>
    formatRequest({ kind: 'question', email: '', phone: '', additionalInfo }).split('\n')[0];
  for (const [text, line] of [
    ['Do you teach adults?\nI am 40.', 'Do you teach adults?'],
    ['\n\n  Do you teach adults?', 'Do you teach adults?'],
    ['', 'not given'],
    ['a'.repeat(80), 'a'.repeat(80)],
    ['a'.repeat(81), `${'a'.repeat(79)}…`],
    ['🏊'.repeat(81), `${'🏊'.repeat(79)}…`],
  ] as const) {
    expect.soft(firstLineOf(text)).toBe(`Question: ${line}`);
  }
});

test('only one plain phone number is dialed', () => {
  for (const [phone, number] of [
    ['555 0100', '5550100'],
    ['(555) 010-0199', '5550100199'],
    ['(555) 010.0199', '5550100199'],
    ['(555)-010-0199', '5550100199'],
    ['1 (555) 010-0199', '15550100199'],
    ['+1 555.010.0199', '+15550100199'],
    ['+44 (0)20 7946 0018', undefined],
    ['555-010-0199 / 555-010-0188', undefined],
    ['5550199 or 5550142', undefined],
    ['612 345 678 - 612 345 679', undefined],
    ['5550100 - 123', undefined],
    ['(mom) 555-010-0199', undefined],
    ['---', undefined],
    ['555 0100 ext. 5, ask for Ana', undefined],
    ['5550100;phone-context=+1900', undefined],
    ['*21*5550100#', undefined],
  ] as const) {
    expect.soft(numberToDial(phone), phone).toBe(number);
  }
});
