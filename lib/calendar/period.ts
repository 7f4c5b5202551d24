import { monthInWords } from '@/lib/season/date-in-words';
import type { DateRange } from '@/lib/season/iso-date';

export const views = ['month', 'year', 'decade', 'century'] as const;
export type View = (typeof views)[number];

/** Months are numbered `year * 12 + month`, with January as 0, so that periods need no Date. */
export type Period = { readonly view: View; readonly firstMonth: number };

const monthsIn: Record<View, number> = { month: 1, year: 12, decade: 120, century: 1200 };

/** January of year 1, because decades and centuries start in years ending in 1. */
const originMonth = 12;

function monthNumberOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function firstYearOf({ firstMonth }: Period): number {
  return Math.floor(firstMonth / 12);
}

function lastYearOf({ view, firstMonth }: Period): number {
  return Math.floor((firstMonth + monthsIn[view] - 1) / 12);
}

function periodAt(view: View, month: number): Period {
  const length = monthsIn[view];
  return { view, firstMonth: Math.floor((month - originMonth) / length) * length + originMonth };
}

export function periodOf(view: View, date: string): Period {
  return periodAt(view, monthNumberOf(date));
}

export function step({ view, firstMonth }: Period, direction: -1 | 1): Period {
  return { view, firstMonth: firstMonth + direction * monthsIn[view] };
}

/** The next larger period; `undefined` for a century. */
export function parentOf({ view, firstMonth }: Period): Period | undefined {
  const larger = views[views.indexOf(view) + 1];
  return larger && periodAt(larger, firstMonth);
}

/** The months, years or decades of a period; none for a month. */
export function tilesOf({ view, firstMonth }: Period): readonly Period[] {
  const smaller = views[views.indexOf(view) - 1];
  if (!smaller) return [];
  const length = monthsIn[smaller];
  return Array.from({ length: monthsIn[view] / length }, (_, index) => ({
    view: smaller,
    firstMonth: firstMonth + index * length,
  }));
}

export function overlapsSeason({ view, firstMonth }: Period, { first, last }: DateRange): boolean {
  const end = firstMonth + monthsIn[view];
  return firstMonth <= monthNumberOf(last) && end > monthNumberOf(first);
}

export function monthNameOf({ firstMonth }: Period): string {
  return monthInWords(firstMonth % 12);
}

/** `July 2025`, `2025`, `2021 – 2030` or `2001 – 2100`. */
export function labelOf(period: Period): string {
  if (period.view === 'month') return `${monthNameOf(period)} ${firstYearOf(period)}`;
  if (period.view === 'year') return String(firstYearOf(period));
  return `${firstYearOf(period)} – ${lastYearOf(period)}`;
}

/** `2025-07`, `2025`, `2021-2030` or `2001-2100`. */
export function slugOf(period: Period): string {
  const year = (number: number) => String(number).padStart(4, '0');
  const first = year(firstYearOf(period));
  if (period.view === 'month') {
    return `${first}-${String((period.firstMonth % 12) + 1).padStart(2, '0')}`;
  }
  return period.view === 'year' ? first : `${first}-${year(lastYearOf(period))}`;
}

export function periodFromSlug(slug: string): Period | undefined {
  const firstDate = slug.length === 7 ? `${slug}-01` : `${slug.slice(0, 4)}-01-01`;
  return views.map((view) => periodOf(view, firstDate)).find((period) => slugOf(period) === slug);
}

/** The first selectable day of a month (ISO date), or tile of a larger period (slug). */
export function firstTileOf(period: Period, season: DateRange): string {
  if (period.view !== 'month') {
    return slugOf(tilesOf(period).find((tile) => overlapsSeason(tile, season)) ?? period);
  }
  const firstOfMonth = `${slugOf(period)}-01`;
  return firstOfMonth < season.first ? season.first : firstOfMonth;
}
