import { expect, test } from '@playwright/test';
import { numbersToDial } from '@/lib/answer/phone-number';
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

test('only an unambiguous phone number is dialed', () => {
  for (const [phone, ...numbers] of [
    ['555 0100', '5550100'],
    ['0171 - 5550199', '01715550199'],
    ['030/1234567', '0301234567'],
    // U+2011 and an en dash, and digits of other scripts.
    ['555\u2011010\u20130199', '5550100199'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['＋１５５５０１００１９９', '+15550100199'],
    ['(555) 010.0199', '5550100199'],
    ['(555) 010 - 0199', '5550100199'],
    ['555 - 010 - 0199', '5550100199'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['011 44 (0)20 7946 0018', '011442079460018'],
    ['(0)20 7946 0018', '02079460018'],
    ['555-010-0199 / 555-010-0188', '5550100199', '5550100188'],
    ['5550199 or 5550142', '5550199', '5550142'],
    ['612 345 678 - 612 345 679', '612345678', '612345679'],
    ['555-010-0199 - 5'],
    ['5550100 - 123'],
    ['(mom) 555-010-0199'],
    ['---'],
    ['555 0100 ext. 5, ask for Ana'],
    ['5550100;phone-context=+1900'],
    ['*21*5550100#'],
  ] as const) {
    const dialed = numbersToDial(phone).map(({ number }) => number);
    expect.soft(dialed, phone).toEqual(numbers);
  }
});
