import type { LinkedRequest } from '@/lib/request/booking';
import { calendarFile } from '@/lib/request/calendar-file';
import { expect, test } from './time-zone';

type WithTimes = Pick<LinkedRequest, 'reference' | 'date' | 'otherDates' | 'times'>;

test('a calendar file has the pool’s local times and clean text, in any time zone', () => {
  const request: WithTimes = {
    reference: 'K7Q2M',
    date: '2025-07-15',
    otherDates: [],
    times: ['11:00 PM', '11:30 PM'],
  };
  const description = 'One\r\nTwo, three;\rfour\u0000\u001b\u007f\ud800';
  const file = calendarFile(request, 'Swim lesson', description);
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Backyard Swim School//Lesson request//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:20250715T230000-K7Q2M@backyard-swim-school',
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

test('with the school’s time zone, a calendar file has instants in UTC', () => {
  const request = { otherDates: [], reference: 'K7Q2M' };
  const summer: WithTimes = { ...request, date: '2025-07-15', times: ['9:00 AM', '11:30 PM'] };
  const winter: WithTimes = { ...request, date: '2025-01-15', times: ['9:00 AM'] };
  const startsAndEnds = (file: string) => file.match(/(?<=^DT(START|END):).*$/gm);
  const zone = 'America/New_York';
  expect(startsAndEnds(calendarFile(summer, 'Swim lesson', '', zone))).toEqual([
    ...['20250715T130000Z', '20250715T133000Z'],
    ...['20250716T033000Z', '20250716T040000Z'],
  ]);
  expect(calendarFile(winter, 'Swim lesson', '', zone)).toContain('DTSTART:20250115T140000Z');
  // In Cairo, this day begins with a change of the clocks.
  const night: WithTimes = { ...request, date: '2025-04-25', times: ['1:00 AM'] };
  expect(calendarFile(night, 'Swim lesson', '', zone)).toContain('DTSTART:20250425T050000Z');
});
