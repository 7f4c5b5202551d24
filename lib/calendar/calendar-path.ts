import {
  overlapsSeason,
  periodFromSlug,
  periodOf,
  slugOf,
  tilesOf,
  type Bounds,
  type Period,
} from './period';

function openingMonth({ firstDay }: Bounds): Period {
  return periodOf('month', firstDay);
}

export function periodsInSeason(bounds: Bounds): readonly Period[] {
  const withTiles = (period: Period): readonly Period[] => [
    period,
    ...tilesOf(period)
      .filter((tile) => overlapsSeason(tile, bounds))
      .flatMap(withTiles),
  ];
  const first = periodOf('century', bounds.firstDay);
  const last = periodOf('century', bounds.lastDay);
  const centuries = first.firstMonth === last.firstMonth ? [first] : [first, last];
  return centuries.flatMap(withTiles);
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
