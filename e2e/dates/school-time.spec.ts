import { isZoneOfPlace, todayAtSchool } from '@/lib/season/time-zone';
import { expect, test } from './time-zone';

const now = new Date('2026-07-02T11:59:59Z');

test('today is the school’s date, or without a time zone the date at UTC−12', () => {
  expect(todayAtSchool(now)).toBe('2026-07-01');
  expect(todayAtSchool(now, 'America/New_York')).toBe('2026-07-02');
  expect(todayAtSchool(now, 'Pacific/Kiritimati')).toBe('2026-07-03');
});

test('today is the same date on a machine that knows only English', () => {
  const { DateTimeFormat } = Intl;
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (Format, [, options]) => new Format('en-US', options),
  });
  try {
    expect(todayAtSchool(now, 'America/New_York')).toBe('2026-07-02');
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
});

test('a time zone is that of a place, because an abbreviation or an offset ignores daylight saving time', () => {
  const places = ['America/New_York', 'US/Eastern', 'America/Phoenix', 'Pacific/Honolulu'];
  for (const zone of [...places, 'America/Argentina/Buenos_Aires']) {
    expect.soft(isZoneOfPlace(zone), zone).toBe(true);
  }
  const others = ['EST', 'EST5EDT', 'UTC', 'GMT', 'Etc/UTC', 'Etc/GMT-5', 'etc/gmt-5', '+05:00'];
  for (const zone of [...others, 'New York', 'America/Newyork', '/', '']) {
    expect.soft(isZoneOfPlace(zone), zone).toBe(false);
  }
});
