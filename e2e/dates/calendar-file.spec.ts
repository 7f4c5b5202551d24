import { calendarFile, type RequestedTimes } from '@/lib/calendar-file/calendar-file';
import { spansOf } from '@/lib/season/time-span';
import { readCalendarFile } from '../support/calendar-file';
import { expect, test } from './time-zone';

const morning: RequestedTimes = {
  id: 'K7Q2M@school',
  product: 'School',
  dates: ['2025-07-15'],
  spans: spansOf(['9:00 AM', '9:30 AM']),
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

test('each span is an event with its own UID, and there is no file without spans', () => {
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
