import { periodPath, slugInPath } from '@/lib/page/paths';
import type { Moment } from '@/lib/season/clock-time';
import { openDaysFrom, type CalendarSeason } from './open-slots';
import { overlapsSeason, periodFromSlug, periodOf, slugOf, views, type Period } from './period';

/** The slugs of all periods that contain one of the ISO dates. */
export function slugsContaining(dates: readonly string[]): readonly string[] {
  return [...new Set(dates.flatMap((date) => views.map((view) => slugOf(periodOf(view, date)))))];
}

/** The path of a period's own page, whatever `/` shows. */
export function calendarHref(period: Period, hash = 'calendar'): string {
  return `${periodPath(slugOf(period))}#${hash}`;
}

/**
 * The month that `/` shows: the season's first. Once it has passed, and while the season goes on, the month of the next
 * open day, or today's if there is none.
 */
function openingMonth(season: CalendarSeason, now: Moment | undefined): Period {
  const first = periodOf('month', season.first);
  const hasPassed = now !== undefined && now.date.slice(0, 7) > slugOf(first);
  if (!hasPassed || now.date > season.last) return first;
  return periodOf('month', openDaysFrom(season, now)[0]?.date ?? now.date);
}

/** @param now `undefined` on the server, whose pages hold for every visitor */
export function periodAtPath(path: string, season: CalendarSeason, now?: Moment): Period {
  const named = periodFromSlug(slugInPath(path) ?? '');
  return named && overlapsSeason(named, season) ? named : openingMonth(season, now);
}
