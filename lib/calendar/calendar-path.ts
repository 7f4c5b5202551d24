import { firstDay, lastDay } from '@/lib/season/season';
import { overlaps, periodOf, slugOf, tilesOf, type Period } from './period';

/** The month that the home page opens on: the season's first. */
export const openingMonth: Period = periodOf('month', firstDay);

/** Whether a period holds a day of the season, so that it can be looked at. */
export function isOpen(period: Period): boolean {
  return overlaps(period, firstDay, lastDay);
}

function openTilesBelow(period: Period): readonly Period[] {
  return [period, ...tilesOf(period).filter(isOpen).flatMap(openTilesBelow)];
}

/** Every month, year, decade and century that holds a day of the season. */
export function openPeriods(): readonly Period[] {
  const first = periodOf('century', firstDay);
  const last = periodOf('century', lastDay);
  const centuries = first.firstMonth === last.firstMonth ? [first] : [first, last];
  return centuries.flatMap(openTilesBelow);
}

/** Where a period is shown: the home page for the opening month, else a page of its own. */
export function calendarPath(period: Period): string {
  const slug = slugOf(period);
  return slug === slugOf(openingMonth) ? '/' : `/calendar/${slug}`;
}
