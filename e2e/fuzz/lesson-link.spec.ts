import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { askLink, type QuestionSubject } from '@/lib/links/ask-link';
import { readAskFragment, subjectInWords } from '@/lib/links/question-subject';
import { confirmedDays, type AnsweredRequest } from '@/lib/request/answered-request';
import { calendarForFamily, calendarForParent } from '@/lib/request/calendar-file';
import { lessonLink, readLessonFragment } from '@/lib/links/lesson-link';
import { clockTime, minutesOf } from '@/lib/season/clock-time';
import { addDays } from '@/lib/season/iso-date';
import { calendarAfter } from '../support/read-calendar-file';
import { numRuns, seed } from './arbitraries';
import { isClean } from './clean-message';

const reference = 'K7Q2M';

const dates = fc
  .uniqueArray(fc.nat(60), { minLength: 1, maxLength: 14 })
  .map((days) =>
    days.toSorted((one, other) => one - other).map((day) => addDays('2025-07-01', day)),
  );

/** Half-hours, so that some are one after another; the last one ends on the next day. */
const times = fc
  .uniqueArray(fc.nat(47), { maxLength: 24 })
  .map((halfHours) =>
    halfHours.toSorted((one, other) => one - other).map((half) => clockTime(half * 30)),
  );

/** Answers that leave out some of a request's lessons, but not all. */
function answersTo(request: AnsweredRequest): fc.Arbitrary<AnsweredRequest> {
  return fc
    .infiniteStream(fc.boolean())
    .map((isTicked) => {
      const ticks = isTicked[Symbol.iterator]();
      const unticked = () => ticks.next().value !== true;
      const leftOut = request.dates.flatMap((date) => {
        if (request.times.length === 0) return unticked() ? [{ date, times: request.times }] : [];
        const out = request.times.filter(unticked);
        return out.length > 0 ? [{ date, times: out }] : [];
      });
      return { ...request, leftOut };
    })
    .filter((answer) => confirmedDays(answer).length > 0);
}

const asked: fc.Arbitrary<AnsweredRequest> = fc.record({
  dates,
  times,
  leftOut: fc.constant([]),
  reference: fc.constant(reference),
});

const answered = asked.chain(answersTo);

const subject: fc.Arbitrary<QuestionSubject> = fc
  .tuple(dates, times, fc.boolean())
  .map(([[date = ''], chosen, isMissed]) =>
    isMissed
      ? { kind: 'missed lessons', date, times: chosen, reference }
      : { kind: 'closed times', date, times: chosen },
  );

function fragmentOf(link: string): string {
  return new URL(link, 'http://localhost').hash.slice(1);
}

/** Changes that an email program or a messenger may make to a link. */
const changes: readonly ((fragment: string) => string)[] = [
  (fragment) => fragment,
  (fragment) => fragment.replaceAll('&', '&amp;'),
  (fragment) => encodeURIComponent(fragment),
  (fragment) => `${fragment}.`,
  (fragment) => `${fragment}”`,
  (fragment) => `${fragment}%3E`,
  (fragment) => `${fragment}&utm_source=mail`,
  (fragment) => `${fragment}?utm_source=mail`,
];

test(`${numRuns} answers (seed ${seed}) come back from their link, changed or not`, () => {
  const property = fc.property(answered, fc.constantFrom(...changes), (request, change) => {
    const fragment = fragmentOf(lessonLink(request));
    assert.match(fragment, /^[\w.=&-]*[A-Z\d]$/, 'mail programs keep the whole link');
    assert.deepEqual(readLessonFragment(change(fragment)), request);
  });
  expect(() => fc.assert(property, { seed, numRuns })).not.toThrow();
});

test(`${numRuns} subjects of a question (seed ${seed}) come back from their link, in one clean line`, () => {
  const property = fc.property(subject, (about) => {
    assert.deepEqual(readAskFragment(fragmentOf(askLink(about))), about);
    const line = subjectInWords(about);
    assert(isClean(line) && !line.includes('\n') && line.length < 1_000, line);
  });
  expect(() => fc.assert(property, { seed, numRuns })).not.toThrow();
});

/** Pieces of the site's links, and whatever else a stranger may put there. */
const piece = fc.oneof(
  fc.constantFrom('d=', '&t=', '&n=', '&r=', '2025-07-15', '2025-02-30', '0930', '2360', 'T', '.'),
  fc.constantFrom(
    'K7Q2M',
    'K0000',
    '%',
    '%25',
    '&amp;',
    '<script>',
    'Your lesson is free',
    '\u202e',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);

test(`${numRuns} forged fragments (seed ${seed}) are rejected, or hold what the site could have written`, () => {
  const forged = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
  const usual = fc.constant('d=2025-07-15.2025-07-22&t=0930.1100&n=2025-07-22T0930&r=K7Q2M');
  const changed = fc
    .tuple(usual, fc.nat(60), fc.nat(3), piece)
    .map(([text, at, count, by]) => text.slice(0, at) + by + text.slice(at + count));
  let read = 0;
  const property = fc.property(fc.oneof(forged, changed), (fragment) => {
    const lessons = readLessonFragment(fragment);
    const about = readAskFragment(fragment);
    read += Number(lessons !== undefined);
    if (lessons) assert.deepEqual(readLessonFragment(fragmentOf(lessonLink(lessons))), lessons);
    if (about) assert.deepEqual(readAskFragment(fragmentOf(askLink(about))), about);
  });
  fc.assert(property, { seed, numRuns });
  expect(read).toBeGreaterThan(0);
});

/** The half-hours of a calendar's events, such as `2025-07-15T09:30:00`. */
function halfHoursOf(events: ReturnType<typeof calendarAfter>): ReadonlySet<string> {
  return new Set(
    events.flatMap(({ start, end }) => {
      const [from, to] = [Date.parse(`${start}Z`), Date.parse(`${end}Z`)];
      return Array.from({ length: (to - from) / 1_800_000 }, (_, index) =>
        new Date(from + index * 1_800_000).toISOString().slice(0, 19),
      );
    }),
  );
}

/** The confirmed half hours, likewise. */
function confirmedHalfHours(answer: AnsweredRequest): ReadonlySet<string> {
  return new Set(
    confirmedDays(answer).flatMap(({ date, times: left }) =>
      left.map((time) =>
        new Date(Date.parse(`${date}T00:00:00Z`) + minutesOf(time) * 60_000)
          .toISOString()
          .slice(0, 19),
      ),
    ),
  );
}

test(`the confirmed file replaces the tentative one, and a corrected one replaces both (seed ${seed})`, () => {
  const answers = asked
    .filter((request) => request.times.length > 0)
    .chain((request) => fc.tuple(answersTo(request), answersTo(request)));
  const property = fc.property(answers, ([first, second]) => {
    const [date = '', ...otherDates] = first.dates;
    const { times: requested } = first;
    const request = { date, otherDates, times: requested, lessonTypes: [], reference };
    const files = [calendarForParent(request)];
    for (const [minute, answer] of [first, second].entries()) {
      const madeAt = new Date(Date.UTC(2025, 6, 10, 12, minute));
      files.push(calendarForFamily(answer, 'https://swim.example/lesson', madeAt));
      const events = calendarAfter(...files);
      assert(events.every(({ status }) => status === 'CONFIRMED'));
      assert.deepEqual(halfHoursOf(events), confirmedHalfHours(answer));
    }
  });
  // Reading a calendar file takes longer than the rest.
  expect(() => fc.assert(property, { seed, numRuns: numRuns / 50 })).not.toThrow();
});
