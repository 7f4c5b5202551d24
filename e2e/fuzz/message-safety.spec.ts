import { expect, test } from '@playwright/test';
import { cleanText } from '@/lib/booking/clean-text';
import { bookingHtml } from '@/lib/booking/message-html';

test('joiners and variants that a language or an emoji needs are kept', () => {
  for (const text of [
    // A family, a swimmer with a skin tone, the flags of Scotland and Switzerland, a heart in color.
    ...['👩‍👧‍👦', '🏊🏽‍♀️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇨🇭', '❤️'],
    // A Persian non-joiner, a Hindi joiner, a Mongolian and a Japanese variant.
    ...['می\u200cخواهم', 'क्\u200dष', 'ᠠ\u180b', '葛\u{e0100}飾'],
  ]) {
    expect.soft(cleanText(text)).toBe(text);
  }
});

test('a phone number is a link only where it is certain whom it calls', () => {
  for (const [phone, ...links] of [
    ['555 0100', 'tel:5550100'],
    ['(555) 010.0199', 'tel:5550100199'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['011 44 (0)20 7946 0018', 'tel:011442079460018'],
    ['(0)20 7946 0018', 'tel:02079460018'],
    ['555-010-0199 / 555-010-0188'],
    ['---'],
    ['555 0100 ext. 5, ask for Ana'],
    ['5550100;phone-context=+1900'],
    ['*21*5550100#'],
  ] as const) {
    const request = {
      date: '2025-07-15',
      slots: [],
      lessonTypes: [],
      otherDates: [],
      email: '',
      additionalInfo: '',
    };
    const html = bookingHtml({ ...request, phone }, 'K7Q2M');
    expect.soft(html.match(/(?<=href=")tel:[^"]*/g) ?? [], phone).toEqual(links);
  }
});
