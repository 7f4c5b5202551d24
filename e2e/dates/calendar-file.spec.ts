import type { AnsweredRequest } from '@/lib/request/answered-request';
import { answeredEvents, calendarFile, requestedEvents } from '@/lib/request/calendar-file';
import type { ClockTime } from '@/lib/season/clock-time';
import { expect, test } from './time-zone';

function requested(date: string, ...times: readonly ClockTime[]) {
  return requestedEvents({ date, otherDates: [], times });
}

test('a calendar file has the pool’s local times and clean text, in any time zone', () => {
  const description = 'One\r\nTwo, three;\rfour\u0000\u001b\u007f\ud800';
  const text = { summary: 'Swim lesson', description };
  const madeAt = new Date('2025-07-10T16:05:09Z');
  const file = calendarFile(requested('2025-07-15', '11:00 PM', '11:30 PM'), 'K7Q2M', text, {
    madeAt,
  });
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Backyard Swim School//Lesson request//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:20250715T230000-K7Q2M@backyard-swim-school',
      'SEQUENCE:0',
      'DTSTAMP:20250710T160509Z',
      'DTSTART:20250715T230000',
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
  const startsAndEnds = (date: string, ...times: readonly ClockTime[]) => {
    const zone = 'America/New_York';
    const file = calendarFile(requested(date, ...times), 'K7Q2M', text, { zone });
    return file.match(/(?<=^DT(START|END):).*$/gm);
  };
  expect(startsAndEnds('2025-07-15', '9:00 AM', '11:30 PM')).toEqual([
    ...['20250715T130000Z', '20250715T133000Z'],
    ...['20250716T033000Z', '20250716T040000Z'],
  ]);
  expect(startsAndEnds('2025-01-15', '9:00 AM')).toContain('20250115T140000Z');
  // In Cairo, this day begins with a change of the clocks.
  expect(startsAndEnds('2025-04-25', '1:00 AM')).toContain('20250425T050000Z');
});

test('the confirmed file replaces the tentative one: whole, in part, or by a cancellation', () => {
  const request = {
    dates: ['2025-07-15', '2025-07-22', '2025-07-29'],
    times: ['9:00 AM', '9:30 AM', '10:00 AM', '4:00 PM'],
    leftOut: [
      { date: '2025-07-22', times: ['9:30 AM', '4:00 PM'] },
      { date: '2025-07-29', times: ['9:00 AM', '9:30 AM', '10:00 AM', '4:00 PM'] },
    ],
    reference: 'K7Q2M',
  } satisfies AnsweredRequest;
  const events = answeredEvents(request);
  const file = calendarFile(events, request.reference, { summary: '', description: '' });
  const lines = file.match(/(?<=^(UID|SEQUENCE|DTSTART|DTEND|STATUS):)[\w-]+/gm) ?? [];
  const rows = events.map((_, index) => lines.slice(index * 5, index * 5 + 5).join(' '));
  expect(rows).toEqual([
    '20250715T090000-K7Q2M 1 20250715T090000 20250715T103000 CONFIRMED',
    '20250715T160000-K7Q2M 1 20250715T160000 20250715T163000 CONFIRMED',
    '20250722T090000-K7Q2M 1 20250722T090000 20250722T093000 CONFIRMED',
    '20250722T100000-K7Q2M 1 20250722T100000 20250722T103000 CONFIRMED',
    '20250722T160000-K7Q2M 1 20250722T160000 20250722T163000 CANCELLED',
    '20250729T090000-K7Q2M 1 20250729T090000 20250729T103000 CANCELLED',
    // An earlier answer may have confirmed this time as a part of its own.
    '20250729T100000-K7Q2M 1 20250729T100000 20250729T103000 CANCELLED',
    '20250729T160000-K7Q2M 1 20250729T160000 20250729T163000 CANCELLED',
  ]);
});
