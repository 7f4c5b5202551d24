import {
  calendarFile,
  calendarOfAnswer,
  calendarForInstructor,
  calendarOfRequest,
} from '@/lib/request/calendar-file';
import type { LessonDay } from '@/lib/request/answered-request';
import { calendarAfter, readCalendarFile } from '../support/read-calendar-file';
import { expect, test } from './time-zone';

test('a calendar file has the pool’s local times and clean text, in any time zone', () => {
  const description = 'One\r\nTwo, three;\rfour\u0000\u001b\u007f\ud800';
  const text = { summary: 'Swim lesson', description };
  const madeAt = new Date('2025-07-10T16:05:09Z');
  const lesson = { date: '2025-07-15', time: '11:30 PM', status: 'TENTATIVE' } as const;
  expect(calendarFile([lesson], 'K7Q2M', text, { madeAt })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Backyard Swim School//Lesson request//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:20250715T233000-K7Q2M@backyard-swim-school',
      'SEQUENCE:0',
      'DTSTAMP:20250710T160509Z',
      'DTSTART:20250715T233000',
      'DTEND:20250716T000000',
      'SUMMARY:Swim lesson',
      String.raw`DESCRIPTION:One\nTwo\, three\;\nfour` + '\ufffd',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('with the school’s time zone, a calendar file has instants in UTC', () => {
  const text = { summary: 'Swim lesson', description: '' };
  const lessons = [
    { date: '2025-07-15', time: '9:00 AM', status: 'CONFIRMED' },
    { date: '2025-07-15', time: '11:30 PM', status: 'CONFIRMED' },
    { date: '2025-01-15', time: '9:00 AM', status: 'CONFIRMED' },
    // In Cairo, this day begins with a change of the clocks.
    { date: '2025-04-25', time: '1:00 AM', status: 'CONFIRMED' },
  ] as const;
  const file = calendarFile(lessons, 'K7Q2M', text, { zone: 'America/New_York' });
  expect(file.match(/(?<=^DT(START|END):).*$/gm)).toEqual([
    ...['20250715T130000Z', '20250715T133000Z'],
    ...['20250716T033000Z', '20250716T040000Z'],
    ...['20250115T140000Z', '20250115T143000Z'],
    ...['20250425T050000Z', '20250425T053000Z'],
  ]);
});

const contact = { lessonTypes: ['Weekly'], email: 'jo@example.com', phone: '' };
const times = ['9:00 AM', '9:30 AM'] as const;
const dates = ['2025-07-15', '2025-07-22'] as const;
const reference = 'K7Q2M';

const tentative = calendarOfRequest({
  ...{ kind: 'lesson', date: dates[0], otherDates: [dates[1]], times, reference },
  ...{ ...contact, additionalInfo: '' },
});

/** The family's file of a yes to all but some lessons, downloaded on a minute of July 10. */
function yesExcept(leftOut: readonly LessonDay[], minute: number): string {
  const madeAt = new Date(Date.UTC(2025, 6, 10, 12, minute));
  return calendarOfAnswer({ dates, times, leftOut, reference }, 'https://swim.example', madeAt);
}

const secondDay = { date: dates[1], times };
const everything = dates.map((date) => ({ date, times }));
const firstTimeOfSecondDay = { date: dates[1], times: [times[0]] };

const allLessons = ['15T09:00', '15T09:30', '22T09:00', '22T09:30'];

for (const [answer, files, status, lessons] of [
  ['not answered yet', [tentative], 'TENTATIVE', allLessons],
  ['confirmed', [tentative, yesExcept([], 1)], 'CONFIRMED', allLessons],
  [
    'confirmed in part',
    [tentative, yesExcept([firstTimeOfSecondDay], 1)],
    'CONFIRMED',
    ['15T09:00', '15T09:30', '22T09:30'],
  ],
  ['confirmed in nothing', [tentative, yesExcept(everything, 1)], 'CONFIRMED', []],
  [
    'confirmed, and corrected by a second yes',
    [tentative, yesExcept([firstTimeOfSecondDay], 1), yesExcept([everything[0] ?? secondDay], 2)],
    'CONFIRMED',
    ['22T09:00', '22T09:30'],
  ],
  [
    'confirmed, and added once more as it was requested',
    [tentative, yesExcept([secondDay], 1), tentative],
    'CONFIRMED',
    ['15T09:00', '15T09:30'],
  ],
] as const) {
  test(`a calendar shows a request that was ${answer}`, () => {
    const events = calendarAfter(...files);
    expect(events.map((event) => event.start).sort()).toEqual(
      lessons.map((lesson) => `2025-07-${lesson}:00`),
    );
    expect(events.every((event) => event.status === status)).toBe(true);
  });
}

test('the instructor’s entries are the confirmed lessons, with the family’s contact details', () => {
  const leftOut = [firstTimeOfSecondDay];
  const file = calendarForInstructor({ dates, times, leftOut, reference, ...contact });
  expect(readCalendarFile(file).events).toMatchObject(
    ['20250715T090000', '20250715T093000', '20250722T093000'].map((start) => ({
      uid: `${start}-K7Q2M@backyard-swim-school`,
      sequence: 1,
      status: 'CONFIRMED',
      summary: 'Swim lesson · Weekly',
      description: 'Email: jo@example.com\nReference: K7Q2M',
    })),
  );
  expect(calendarForInstructor({ dates, times, leftOut: everything, reference, ...contact })).toBe(
    '',
  );
});
