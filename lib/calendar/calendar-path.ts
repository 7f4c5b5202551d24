import type { CalendarSeason } from './calendar-season';
import { overlaps, periodFromSlug, periodOf, slugOf, tilesOf, type Period } from './period';

type Bounds = Pick<CalendarSeason, 'firstDay' | 'lastDay'>;

/** The month that the home page opens on: the season's first. */
function openingMonth({ firstDay }: Bounds): Period {
  return periodOf('month', firstDay);
}

/** Whether a period holds a day of the season, so that it can be looked at. */
export function isOpen(period: Period, { firstDay, lastDay }: Bounds): boolean {
  return overlaps(period, firstDay, lastDay);
}

/** Every month, year, decade and century that holds a day of the season. */
export function openPeriods(bounds: Bounds): readonly Period[] {
  const withTiles = (period: Period): readonly Period[] => [
    period,
    ...tilesOf(period)
      .filter((tile) => isOpen(tile, bounds))
      .flatMap(withTiles),
  ];
  const first = periodOf('century', bounds.firstDay);
  const last = periodOf('century', bounds.lastDay);
  const centuries = first.firstMonth === last.firstMonth ? [first] : [first, last];
  return centuries.flatMap(withTiles);
}

/** Where a period is shown: the home page for the opening month, else a page of its own. */
export function calendarPath(period: Period, bounds: Bounds): string {
  const slug = slugOf(period);
  return slug === slugOf(openingMonth(bounds)) ? '/' : `/calendar/${slug}`;
}

/** The link to a period, which leads to the calendar's place on that page. */
export function calendarHref(period: Period, bounds: Bounds): string {
  return `${calendarPath(period, bounds)}#calendar`;
}

/** The period that the page at `path` shows: the opening month wherever the path names none. */
export function periodAtPath(path: string, bounds: Bounds): Period {
  const named = periodFromSlug(path.replace('/calendar/', ''));
  return named && isOpen(named, bounds) ? named : openingMonth(bounds);
}
