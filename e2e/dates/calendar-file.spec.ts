import { calendarFile, type RequestedTimes } from '@/lib/calendar-file/calendar-file';
import { dateTimeValue } from '@/lib/calendar-file/date-time';
import { spansOf } from '@/lib/season/time-span';
import { flawsOfCalendarFile } from '../fuzz/clean-calendar-file';
import { readCalendarFile } from '../support/calendar-file';
import { expect, test } from './time-zone';

const morning: RequestedTimes = {
  id: 'K7Q2M@school',
  product: 'School',
  dates: ['2025-07-15'],
  spans: spansOf(['9:00 AM', '9:30 AM']),
  timeZone: undefined,
  summary: 'Swim lesson',
  description: 'One\nTwo',
};

test('the file is the same to the byte whatever the machine’s clock and zone', () => {
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
      String.raw`DESCRIPTION:One\nTwo`,
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('times that do not follow one another are an event each, with a name each', () => {
  const spans = spansOf(['9:00 AM', '9:30 AM', '1:00 PM', '11:30 PM']);
  const { version, method, events } = readCalendarFile(calendarFile({ ...morning, spans }));
  expect({ version, method }).toEqual({ version: '2.0', method: 'PUBLISH' });
  expect(events.map(({ start, end }) => [start, end])).toEqual([
    ['2025-07-15T09:00:00', '2025-07-15T10:00:00'],
    ['2025-07-15T13:00:00', '2025-07-15T13:30:00'],
    ['2025-07-15T23:30:00', '2025-07-16T00:00:00'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  expect(events.map(({ status }) => status)).toEqual(['TENTATIVE', 'TENTATIVE', 'TENTATIVE']);
  expect(events.map(({ attendees }) => attendees)).toEqual([0, 0, 0]);
});

test('without any time there is no file', () => {
  expect(calendarFile({ ...morning, spans: [] })).toBe('');
});

for (const [name, text] of [
  ['accents', 'Mía y Léo: ñandú, çà et là. '.repeat(20)],
  ['emoji of several characters', '👩‍👧‍👦🏊🏽‍♀️🇨🇭'.repeat(40)],
  ['other scripts', '水泳教室へようこそ。'.repeat(30)],
  ['signs that the format itself uses', String.raw`a;b,c\d\n\\;,:"=`.repeat(20)],
  ['lines that pose as the format’s', 'x\nEND:VEVENT\nBEGIN:VEVENT\nATTENDEE:mailto:a@b.co\n y'],
  ['a line with spaces and tabs at every fold', ' \t'.repeat(120)],
] as const) {
  test(`a description of ${name} is folded by octets and read back as it was`, () => {
    const file = calendarFile({ ...morning, description: text, summary: text });
    expect(flawsOfCalendarFile(Buffer.from(file), 1)).toEqual([]);
    const [event] = readCalendarFile(file).events;
    expect(event).toMatchObject({ description: text, summary: text, attendees: 0 });
  });
}

test('a fold comes exactly at 75 octets and never inside a character', () => {
  for (let length = 55; length <= 70; length += 1) {
    for (const character of ['a', 'é', '水', '🏊']) {
      const summary = 'x'.repeat(length) + character.repeat(80);
      const file = calendarFile({ ...morning, summary });
      expect(flawsOfCalendarFile(Buffer.from(file), 1)).toEqual([]);
      expect(readCalendarFile(file).events[0]?.summary).toBe(summary);
    }
  }
  const lines = calendarFile({ ...morning, summary: 'x'.repeat(200) }).split('\r\n');
  expect(lines.filter((line) => line.length === 75)).toHaveLength(2);
});

test('every kind of line end is one, and what cannot be seen is left out', () => {
  const description = 'a\r\nb\rc\nd\u0000\u0007\u001b\u007fe\ud800';
  const [event] = readCalendarFile(calendarFile({ ...morning, description })).events;
  expect(event?.description).toBe('a\nb\nc\nde\ufffd');
});

test.describe('where the pool’s time zone is set, times are written in UTC', () => {
  const startIn = (timeZone: string, date: string, slot: string) => {
    const file = calendarFile({ ...morning, timeZone, dates: [date], spans: spansOf([slot]) });
    return readCalendarFile(file)
      .events.map(({ start, end }) => [start, end])
      .flat();
  };

  test('on both sides of a change of the clock', () => {
    const losAngeles = (date: string) => startIn('America/Los_Angeles', date, '9:00 AM');
    expect(losAngeles('2025-03-08')).toEqual(['2025-03-08T17:00:00Z', '2025-03-08T17:30:00Z']);
    expect(losAngeles('2025-03-09')).toEqual(['2025-03-09T16:00:00Z', '2025-03-09T16:30:00Z']);
    expect(losAngeles('2025-11-01')).toEqual(['2025-11-01T16:00:00Z', '2025-11-01T16:30:00Z']);
    expect(losAngeles('2025-11-02')).toEqual(['2025-11-02T17:00:00Z', '2025-11-02T17:30:00Z']);
  });

  test('on the other side of the world, over midnight and with odd offsets', () => {
    expect(startIn('Pacific/Kiritimati', '2025-07-15', '9:00 AM')[0]).toBe('2025-07-14T19:00:00Z');
    expect(startIn('Pacific/Pago_Pago', '2025-12-31', '7:30 PM')[0]).toBe('2026-01-01T06:30:00Z');
    expect(startIn('Asia/Kathmandu', '2025-07-15', '9:00 AM')[0]).toBe('2025-07-15T03:15:00Z');
    // Its clocks change by half an hour.
    expect(startIn('Australia/Lord_Howe', '2025-10-04', '9:00 AM')[0]).toBe('2025-10-03T22:30:00Z');
    expect(startIn('Australia/Lord_Howe', '2025-10-05', '9:00 AM')[0]).toBe('2025-10-04T22:00:00Z');
  });

  test('in the hour that a change leaves out or brings twice', () => {
    const newYork = (date: string, minutes: number) =>
      dateTimeValue(date, minutes, 'America/New_York');
    expect(newYork('2025-03-09', 119)).toBe('20250309T065900Z');
    expect(newYork('2025-03-09', 150)).toBe('20250309T073000Z');
    expect(newYork('2025-03-09', 180)).toBe('20250309T070000Z');
    expect(newYork('2025-11-02', 90)).toBe('20251102T053000Z');
    expect(newYork('2025-11-02', 120)).toBe('20251102T070000Z');
  });

  test('a zone that is none is refused', () => {
    expect(() => dateTimeValue('2025-07-15', 540, 'Backyard/Pool')).toThrow(RangeError);
  });
});
