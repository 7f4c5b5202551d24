import { expect, test } from '@playwright/test';
import { numberToDial } from '@/lib/answer/phone-number';
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

test('only an unambiguous phone number is dialed', () => {
  for (const [phone, number] of [
    ['555 0100', '5550100'],
    ['(555) 010.0199', '5550100199'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['011 44 (0)20 7946 0018', '011442079460018'],
    ['(0)20 7946 0018', '02079460018'],
    ['555-010-0199 / 555-010-0188', undefined],
    ['---', undefined],
    ['555 0100 ext. 5, ask for Ana', undefined],
    ['5550100;phone-context=+1900', undefined],
    ['*21*5550100#', undefined],
  ] as const) {
    expect.soft(numberToDial(phone), phone).toBe(number);
  }
});
