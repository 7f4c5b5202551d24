import { calendarFile, type RequestedTimes } from '@/lib/calendar-file/calendar-file';
import { spansOf } from '@/lib/season/time-span';
import { readCalendarFile } from '../support/calendar-file';
import { expect, test } from './time-zone';

const morning: RequestedTimes = {
  id: 'K7Q2M@school',
  product: 'School',
  dates: ['2025-07-15'],
  spans: spansOf(['9:00 AM', '9:30 AM']),
  timeZone: undefined,
  summary: 'Swim lesson',
  description: 'One\nTwo, three; four',
};

test('the file does not depend on the machine’s clock and zone', () => {
  expect(calendarFile(morning)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//School//Lesson request//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:20250715T090000-K7Q2M@school',
      'DTSTAMP:20250715T000000Z',
      'DTSTART:20250715T090000',
      'DTEND:20250715T100000',
      'SUMMARY:Swim lesson',
      String.raw`DESCRIPTION:One\nTwo\, three\; four`,
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('each span is an event with its own UID, and no span is no file', () => {
  const spans = spansOf(['9:00 AM', '9:30 AM', '11:30 PM']);
  const { version, method, events } = readCalendarFile(calendarFile({ ...morning, spans }));
  expect({ version, method }).toEqual({ version: '2.0', method: 'PUBLISH' });
  expect(events).toMatchObject([
    { start: '2025-07-15T09:00:00', end: '2025-07-15T10:00:00' },
    { start: '2025-07-15T23:30:00', end: '2025-07-16T00:00:00' },
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  expect(calendarFile({ ...morning, spans: [] })).toBe('');
});

test('line ends are normalized and invisible characters removed', () => {
  const description = 'a\r\nb\rc\nd\u0000\u0007\u001b\u007fe\ud800';
  const [event] = readCalendarFile(calendarFile({ ...morning, description })).events;
  expect(event?.description).toBe('a\nb\nc\nde\ufffd');
});

test('times are written in UTC once the pool’s time zone is set', () => {
  for (const [timeZone, date, slot, start] of [
    // The clocks change in between.
    ['America/Los_Angeles', '2025-03-08', '9:00 AM', '2025-03-08T17:00:00Z'],
    ['America/Los_Angeles', '2025-03-09', '9:00 AM', '2025-03-09T16:00:00Z'],
    // The UTC date differs, or the offset is odd.
    ['Pacific/Pago_Pago', '2025-12-31', '7:30 PM', '2026-01-01T06:30:00Z'],
    ['Asia/Kathmandu', '2025-07-15', '9:00 AM', '2025-07-15T03:15:00Z'],
    // Its clocks change by half an hour.
    ['Australia/Lord_Howe', '2025-10-05', '9:00 AM', '2025-10-04T22:00:00Z'],
    // A clock change skips or repeats the hour.
    ['America/New_York', '2025-03-09', '2:30 AM', '2025-03-09T07:30:00Z'],
    ['America/New_York', '2025-11-02', '1:30 AM', '2025-11-02T05:30:00Z'],
    ['America/New_York', '2025-11-02', '2:00 AM', '2025-11-02T07:00:00Z'],
  ] as const) {
    const file = calendarFile({ ...morning, timeZone, dates: [date], spans: spansOf([slot]) });
    const [event] = readCalendarFile(file).events;
    expect.soft(event?.start, `${date} ${slot}, ${timeZone}`).toBe(start);
  }
  expect(() => calendarFile({ ...morning, timeZone: 'Backyard/Pool' })).toThrow(RangeError);
});
