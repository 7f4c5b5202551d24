import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { answerPath, readAnswerFragment } from '@/lib/request/answer-link';
import { askPath, readAskFragment, subjectInWords } from '@/lib/request/ask-link';
import { readFragment, writeFragment } from '@/lib/request/fragment';
import { lessonPath, readLessonFragment } from '@/lib/request/lesson-link';
import { confirmedDays, lessonsExcept, type AnsweredRequest } from '@/lib/request/answered-request';
import { clockTime } from '@/lib/season/clock-time';
import { addDays, isRealDate } from '@/lib/season/iso-date';
import { fragmentOf } from '../support/links';
import { numRuns, seed } from './arbitraries';
import { isClean } from './clean-message';

test.describe.configure({ timeout: 120_000 + numRuns * 10 });

const reference = 'K7Q2M';

const dates = fc
  .uniqueArray(fc.nat(60), { minLength: 1, maxLength: 14 })
  .map((days) =>
    [...days].sort((first, second) => first - second).map((day) => addDays('2025-07-01', day)),
  );

/** Half-hours, so that some are one after another; the last one ends on the next day. */
const times = fc
  .uniqueArray(fc.nat(47), { maxLength: 24 })
  .map((halfHours) =>
    [...halfHours].sort((first, second) => first - second).map((half) => clockTime(half * 30)),
  );

/** The whole of a request, or a part of it. */
const answered: fc.Arbitrary<AnsweredRequest> = fc
  .record({ dates, times, leftOut: fc.constant([]), reference: fc.constant(reference) })
  .chain((request) => {
    const lessons = confirmedDays(request).flatMap(({ date, times: all }) =>
      all.length > 0 ? all.map((time) => ({ date, times: [time] })) : [{ date, times: all }],
    );
    return fc
      .subarray(lessons, { minLength: 1 })
      .map((confirmed) => ({ ...request, leftOut: lessonsExcept(request, confirmed) }));
  });

const subject: fc.Arbitrary<Parameters<typeof askPath>[0]> = fc
  .tuple(dates, times, fc.constantFrom(reference, undefined))
  .map(([[date = ''], closed, missed]) => ({ date, times: closed, reference: missed }));

/** Text that may follow a link: punctuation, a parameter, the next word. */
const tail = fc.oneof(
  fc.constantFrom('', '.', '”', '%3E', '&utm_source=mail', '?utm_source=mail', '.1', 'A', '=', '#'),
  fc.string({ unit: 'binary' }),
);

function fragmentIn(link: string): string {
  return new URL(link, 'http://localhost').hash.slice(1);
}

test(`${numRuns} values (seed ${seed}) come back whole, whatever is behind the link`, () => {
  const fields = fc.dictionary(
    fc.string({ unit: 'binary' }),
    fc.jsonValue({ stringUnit: 'binary' }),
    { noNullPrototype: true },
  );
  const property = fc.property(fields, tail, (value, after) => {
    const link = `/answer#${writeFragment(value)}`;
    assert.match(link, /#[\w-]+\.1$/, 'email programs keep the whole link');
    assert.equal(JSON.stringify(readFragment(fragmentIn(link + after))), JSON.stringify(value));
    assert.equal(fragmentIn(link), fragmentOf(value));
  });
  expect(() => fc.assert(property, { seed, numRuns })).not.toThrow();
});

test(`${numRuns} answers and subjects (seed ${seed}) come back from their links`, () => {
  const property = fc.property(answered, subject, tail, (answer, about, after) => {
    const lessons = lessonPath(answer);
    assert(lessons.length < 6_000);
    assert.deepEqual(readLessonFragment(fragmentIn(lessons + after)), answer);
    assert.deepEqual(readAskFragment(fragmentIn(askPath(about) + after)), about);
    const line = subjectInWords(about);
    assert(isClean(line) && !line.includes('\n') && line.length < 1_000, line);
  });
  expect(() => fc.assert(property, { seed, numRuns })).not.toThrow();
});

/** A text or an item that the site's links may have, or whatever else a stranger may put there. */
function forged(...usual: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...usual) },
    fc.constantFrom('2025-02-30', '25:00 PM', '<script>', 'Your lesson is free', '\u202e', null),
    fc.jsonValue({ stringUnit: 'binary' }),
  );
}

function forgedList(...usual: readonly unknown[]): fc.Arbitrary<unknown> {
  const list = fc.array(forged(...usual), { maxLength: 4 });
  return fc.oneof({ weight: 8, arbitrary: list }, fc.jsonValue());
}

const forgedFields = {
  date: forged('2025-07-15'),
  dates: forgedList('2025-07-15', '2025-07-22', '2025-07-15'),
  times: forgedList('9:30 AM', '9:00 AM', '9:30\u202fAM'),
  leftOut: forgedList(
    { date: '2025-07-22', times: ['9:30 AM'] },
    { date: '2025-07-22', times: [] },
    { date: '2025-07-29', times: ['9:30 AM'] },
  ),
  lessonTypes: forgedList('Weekly', 'Yearly', ' \u202eYearly'),
  email: forged('jo@example.com', 'jo@müller.example'),
  phone: forged('555', '5'.repeat(41)),
  reference: forged(reference, reference, 'LEARN'),
};

function isInOrder(list: readonly string[]): boolean {
  return new Set(list).size === list.length && [...list].sort().join() === list.join();
}

test(`${numRuns} forged fragments (seed ${seed}) are rejected, or hold what the site could have written`, () => {
  const fragments = fc.oneof(
    fc.record(forgedFields).map(fragmentOf),
    fc.record(forgedFields, { requiredKeys: [] }).map(fragmentOf),
    fc.string({ unit: 'binary' }),
    fc.base64String().map((text) => `${text}.1`),
  );
  const read = { answer: 0, lesson: 0, ask: 0 };
  const property = fc.property(fragments, (fragment) => {
    const request = readAnswerFragment(fragment);
    const lessons = readLessonFragment(fragment);
    const about = readAskFragment(fragment);
    if (request) {
      read.answer += 1;
      const [date = '', ...otherDates] = request.dates;
      const whole = { ...request, kind: 'lesson', date, otherDates, additionalInfo: '' } as const;
      assert.deepEqual(readAnswerFragment(fragmentIn(answerPath(whole))), request);
      assert([request.email, request.phone, ...request.lessonTypes].every(isClean));
    }
    if (lessons) {
      read.lesson += 1;
      assert.deepEqual(readLessonFragment(fragmentIn(lessonPath(lessons))), lessons);
      assert(confirmedDays(lessons).length > 0);
    }
    if (about) {
      read.ask += 1;
      assert.deepEqual(readAskFragment(fragmentIn(askPath(about))), about);
    }
    const found = [request?.dates, lessons?.dates, about && [about.date]].flatMap((list) =>
      list ? [list] : [],
    );
    assert(found.every((list) => isInOrder(list) && list.every(isRealDate)));
  });
  fc.assert(property, { seed, numRuns });
  for (const [page, count] of Object.entries(read)) expect(count, page).toBeGreaterThan(20);
});
