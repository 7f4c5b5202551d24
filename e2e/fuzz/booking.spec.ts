import { expect, test } from '@playwright/test';
import { cleanLine, cleanText } from '@/lib/booking/clean-text';
import { bookingMessage, bookingSubject } from '@/lib/booking/message';
import { bookingHtml } from '@/lib/booking/message-html';
import { identityOf, referenceOf } from '@/lib/booking/reference';
import { calendarForInstructor } from '@/lib/booking/request-calendar';
import { readBooking } from '@/lib/booking/schema';
import { spansOf } from '@/lib/season/time-span';
import { flawsOfCalendarFile } from './clean-calendar-file';
import { flawsOfHtml } from './clean-html';
import { broken, flawsOfVariables, isClean, isPadded } from './clean-message';
import { forgedArgument, forgedText } from './forged-fields';
import { Random } from './random';

const cases = Number(process.env.FUZZ_CASES ?? 10_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_250_715);

/** Reads one forged argument as the action does, and says what is wrong with what comes of it. */
function tryOne(random: Random): { flaws: string[]; booked: boolean } {
  const read = readBooking(forgedArgument(random));
  if (!read.ok) {
    const problems = 'problems' in read.result ? read.result.problems : [];
    const flaws = broken({
      'a typed refusal': ['invalid', 'failed'].includes(read.result.status),
      'one problem for a field at most':
        problems.length === new Set(problems.map(({ field }) => field)).size,
    });
    return { flaws, booked: false };
  }
  const { booking } = read;
  const { email, phone, additionalInfo } = booking;
  const reference = referenceOf(booking);
  const message = bookingMessage(booking, reference);
  const subject = bookingSubject(booking, reference);
  const file = calendarForInstructor(booking, reference);
  const flaws = [
    ...flawsOfVariables({ to_email: 'x', message, email, phone, additionalInfo }),
    ...flawsOfHtml(bookingHtml(booking, reference)),
    ...(file ? flawsOfCalendarFile(Buffer.from(file), spansOf(booking.slots).length) : []),
    ...broken({
      'the subject is clean': isClean(subject) && /^Swim request · [^\n\t]{1,110}$/.test(subject),
      'a file where times were chosen': (file === '') === (booking.slots.length === 0),
      'the key fits a header': /^[0-9a-f]{64}$/.test(identityOf(booking, 0).providerKey),
    }),
  ];
  return { flaws, booked: true };
}

test(`${cases} forged calls of the action (seed ${seed}) end in a refusal or a clean message`, () => {
  test.setTimeout(60_000 + cases * 10);
  const random = new Random(seed);
  let booked = 0;
  const found: string[] = [];
  for (let count = 0; count < cases; count += 1) {
    const tried = tryOne(random);
    booked += Number(tried.booked);
    found.push(...tried.flaws.map((flaw) => `case ${count}: not ${flaw}`));
  }
  expect(found).toEqual([]);
  // Else the forgeries would be so wild that no message was ever built.
  expect(booked).toBeGreaterThan(cases / 10);
});

test('cleaned text holds nothing unseen and no padding, whatever it was', () => {
  const random = new Random(seed);
  const texts = Array.from({ length: 2_000 }, () => forgedText(random));
  const cleaned = texts.map(cleanText);
  expect(cleaned.filter((text) => !isClean(text) || isPadded(text))).toEqual([]);
  expect(cleaned.filter((text) => cleanText(text) !== text)).toEqual([]);
  expect(texts.map(cleanLine).filter((line) => /[\n\t]/.test(line))).toEqual([]);
});
