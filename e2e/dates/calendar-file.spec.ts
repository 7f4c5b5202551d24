import { calendarFile } from '@/lib/calendar-file/calendar-file';
import { spansOf } from '@/lib/season/time-span';
import { expect, test } from './time-zone';

test('a calendar file has the pool’s local times and clean text, in any time zone', () => {
  const file = calendarFile({
    id: 'K7Q2M@school',
    product: 'School',
    dates: ['2025-07-15'],
    spans: spansOf(['11:00 PM', '11:30 PM']),
    summary: 'Swim lesson',
    description: 'One\r\nTwo, three;\rfour\u0000\u001b\u007f\ud800',
  });
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//School//Lesson request//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:20250715T230000-K7Q2M@school',
      'DTSTAMP:20250715T000000Z',
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
