import {
  overlapsSeason,
  periodFromSlug,
  periodOf,
  slugOf,
  views,
  type Bounds,
  type Period,
} from './period';

function openingMonth({ firstDay }: Bounds): Period {
  return periodOf('month', firstDay);
}

/** The slugs of all periods that contain one of the ISO dates. */
export function slugsContaining(dates: readonly string[]): readonly string[] {
  return [...new Set(dates.flatMap((date) => views.map((view) => slugOf(periodOf(view, date)))))];
}

/** The home page shows the opening month. */
export function calendarHref(period: Period, bounds: Bounds): string {
  const slug = slugOf(period);
  return slug === slugOf(openingMonth(bounds)) ? '/#calendar' : `/calendar/${slug}#calendar`;
}

export function periodAtPath(path: string, bounds: Bounds): Period {
  const named = periodFromSlug(path.replace('/calendar/', ''));
  return named && overlapsSeason(named, bounds) ? named : openingMonth(bounds);
}
