import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { answerPath, readAnswerFragment } from '@/lib/request/answer-link';
import { readBooking } from '@/lib/booking/read-booking';
import type { Booking, LessonBooking } from '@/lib/request/booking';
import { calendarForInstructor } from '@/lib/request/calendar-file';
import { maxLengths, postedForm } from '@/lib/request/form-values';
import { formatBooking, subjectOf } from '@/lib/request/message';
import { otherDaysOf } from '@/lib/season/other-days';
import { openTimesOf, season } from '@/lib/season/season';
import { lessonTypes } from '@/lib/request/lesson-types';
import { readCalendarFile } from '../support/read-calendar-file';
import { formOf, numRuns, requests, seed } from './arbitraries';
import { violated, flawsOfTemplateParams, isClean } from './clean-message';

test.describe.configure({ timeout: 120_000 + numRuns * 10 });

/** A longer run found this: the variation selector ended up between two spaces of the message, after `Phone: `. */
const variationSelector = { date: '2025-07-15', phone: '\ufe0f\r555' };

/** An address of 129 characters that has 489 in ASCII, more than `/answer` accepts. */
const longDomain = { date: '2025-07-15', email: `a@${'ü.'.repeat(60)}example` };

/** Every choice and the longest texts, of characters that take the most room in a link. */
const longest = {
  date: '2025-07-15',
  times: [...openTimesOf('2025-07-15')],
  lessonTypes: [...lessonTypes],
  otherDates: otherDaysOf('2025-07-15', season).flatMap(({ date, closedTimes }) =>
    closedTimes.length === 0 ? [date] : [],
  ),
  email: '@b.example'.padStart(maxLengths.email, '#'),
  phone: '한'.repeat(maxLengths.phone),
};

function flawsOfCalendarFile(file: string, events: number): readonly string[] {
  const pieces = file.split('\r\n');
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return violated({
    'every line ends in CRLF': pieces.at(-1) === '' && !/[\r\n]/.test(pieces.join('')),
    'no line is longer than 75 octets': pieces.every((piece) => Buffer.byteLength(piece) <= 75),
    'no character is cut in two': pieces.every((piece) => piece.isWellFormed()),
    'no line was smuggled in': lines.length === 5 + 10 * events,
    'the file is clean': lines.every(isClean),
  });
}

function flawsOfBooking(booking: Booking): readonly string[] {
  const { email, phone, additionalInfo } = booking;
  const message = formatBooking(booking);
  const subject = subjectOf(booking);
  return [
    ...flawsOfTemplateParams({ message, email, phone, additionalInfo }),
    ...violated({
      'the subject is clean':
        isClean(subject) && /^(Swim request|Question) · [^\n\t]{1,110}$/.test(subject),
    }),
    ...(booking.kind === 'lesson' ? flawsOfLesson(booking) : []),
  ];
}

function flawsOfLesson(request: LessonBooking): readonly string[] {
  const { date, otherDates, times, lessonTypes, email, phone, reference } = request;
  const linked = { dates: [date, ...otherDates], times, lessonTypes, email, phone, reference };
  const file = calendarForInstructor({ ...linked, leftOut: [] });
  const [, fragment = ''] = answerPath(request).split('#');
  return [
    ...(file ? flawsOfCalendarFile(file, linked.dates.length * times.length) : []),
    ...violated({
      'a calendar reads the phone number unchanged':
        file === '' ||
        readCalendarFile(file).events.every(({ description }) => description.includes(phone)),
      'mail programs keep the whole link': /^[\w-]{1,2000}\.1$/.test(fragment),
      'the link contains the request': isDeepStrictEqual(readAnswerFragment(fragment), linked),
      'there is a calendar file only if times were chosen': (file === '') === (times.length === 0),
    }),
  ];
}

function flawsOf(read: ReturnType<typeof readBooking>): readonly string[] {
  if (read.ok) return flawsOfBooking(read.booking);
  const problems = 'problems' in read.result ? read.result.problems : [];
  const fieldsNamed = new Set(problems.map(({ field }) => field));
  return violated({
    'a rejection with a known status': ['invalid', 'failed'].includes(read.result.status),
    'at most one problem per field': problems.length === fieldsNamed.size,
  });
}

test(`${numRuns} forged forms (seed ${seed}) are rejected or produce a clean message`, () => {
  let booked = 0;
  const property = fc.property(requests, (request) => {
    const read = readBooking(formOf(request));
    booked += Number(read.ok);
    // Thousands of recorded `expect` calls would take minutes.
    assert.deepEqual(flawsOf(read), []);
  });
  const examples = [variationSelector, longDomain, longest];
  fc.assert(property, { seed, numRuns, examples: examples.map((example) => [example]) });
  expect(readBooking(formOf(longest))).toMatchObject({ ok: true });
  // Without valid forms, this run would test only rejections.
  expect(booked).toBeGreaterThan(numRuns / 10);
});

test(`any argument other than a form (seed ${seed}) is rejected with a known status`, () => {
  const anything = fc.anything({ withMap: true, withNullPrototype: true });
  const property = fc.property(anything, (argument) => {
    const read = readBooking(postedForm(argument));
    return !read.ok && flawsOf(read).length === 0;
  });
  expect(() => fc.assert(property, { seed, numRuns: 500 })).not.toThrow();
});
