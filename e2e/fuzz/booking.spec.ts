import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { cleanLine, cleanText } from '@/lib/booking/clean-text';
import { bookingMessage, bookingSubject } from '@/lib/booking/message';
import { bookingHtml } from '@/lib/booking/message-html';
import { identityOf, referenceOf } from '@/lib/booking/reference';
import { calendarForInstructor } from '@/lib/booking/request-calendar';
import { readBooking, type Booking } from '@/lib/booking/schema';
import { spansOf } from '@/lib/season/time-span';
import { fields, formOf, notForms, seed, text } from './arbitraries';
import { flawsOfCalendarFile } from './clean-calendar-file';
import { flawsOfHtml } from './clean-html';
import { broken, flawsOfVariables, isClean, isPadded } from './clean-message';

const numRuns = Number(process.env.FUZZ_CASES ?? 10_000);

function flawsOfBooking(booking: Booking): readonly string[] {
  const { email, phone, additionalInfo } = booking;
  const reference = referenceOf(booking);
  const message = bookingMessage(booking, reference);
  const subject = bookingSubject(booking, reference);
  const file = calendarForInstructor(booking, reference, message);
  return [
    ...flawsOfVariables({ to_email: 'x', message, email, phone, additionalInfo }),
    ...flawsOfHtml(bookingHtml(booking, reference)),
    ...(file
      ? flawsOfCalendarFile(
          Buffer.from(file),
          (1 + booking.otherDates.length) * spansOf(booking.slots).length,
        )
      : []),
    ...broken({
      'the subject is clean': isClean(subject) && /^Swim request · [^\n\t]{1,110}$/.test(subject),
      'a file where times were chosen': (file === '') === (booking.slots.length === 0),
      'the key fits a header': /^[0-9a-f]{64}$/.test(identityOf(booking, 0).providerKey),
    }),
  ];
}

/** What is wrong with what the action makes of an argument: a refusal, or a message to send. */
function flawsOf(read: ReturnType<typeof readBooking>): readonly string[] {
  if (read.ok) return flawsOfBooking(read.booking);
  const problems = 'problems' in read.result ? read.result.problems : [];
  return broken({
    'a typed refusal': ['invalid', 'failed'].includes(read.result.status),
    'one problem for a field at most':
      problems.length === new Set(problems.map(({ field }) => field)).size,
  });
}

test(`${numRuns} forged calls of the action (seed ${seed}) end in a refusal or a clean message`, () => {
  test.setTimeout(60_000 + numRuns * 10);
  let booked = 0;
  fc.assert(
    fc.property(fields, (some) => {
      const read = readBooking(formOf(some));
      booked += Number(read.ok);
      // Playwright records each `expect` as a step, which for thousands takes minutes.
      assert.deepEqual(flawsOf(read), []);
    }),
    { seed, numRuns },
  );
  // Else the forgeries would be so wild that no message was ever built.
  expect(booked).toBeGreaterThan(numRuns / 10);
});

test('anything but a form ends in a typed refusal', () => {
  for (const [index, argument] of notForms.entries()) {
    const read = readBooking(argument);
    expect
      .soft({ ok: read.ok, flaws: flawsOf(read) }, `${index}`)
      .toEqual({ ok: false, flaws: [] });
  }
});

test(`cleaned text (seed ${seed}) holds nothing unseen and no padding, whatever it was`, () => {
  const property = fc.property(text, (typed) => {
    const cleaned = cleanText(typed);
    const line = cleanLine(typed);
    return (
      isClean(cleaned) &&
      !isPadded(cleaned) &&
      cleanText(cleaned) === cleaned &&
      !/[\n\t]/.test(line)
    );
  });
  expect(() => fc.assert(property, { seed, numRuns: Math.ceil(numRuns / 5) })).not.toThrow();
});
