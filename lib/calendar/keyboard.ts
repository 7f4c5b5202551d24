import { addDays, addMonths, weekdayOf } from '@/lib/season/iso-date';
import type { CalendarSeason } from './calendar-season';

/** The tiles of a year, a decade or a century stand three in a row, as react-calendar's do. */
export const columns = 3;

/**
 * The day that a key leads to from `date` (ISO dates), kept within the season; `undefined` for a key that means nothing in a month. After WAI-ARIA's date picker example:
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function dayAfterKey(
  key: string,
  shift: boolean,
  date: string,
  { firstDay, lastDay }: Pick<CalendarSeason, 'firstDay' | 'lastDay'>,
): string | undefined {
  const months = shift ? 12 : 1;
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -weekdayOf(date)),
    End: () => addDays(date, 6 - weekdayOf(date)),
    PageUp: () => addMonths(date, -months),
    PageDown: () => addMonths(date, months),
  };
  const target = moves[key]?.();
  if (target === undefined) return undefined;
  if (target < firstDay) return firstDay;
  return target > lastDay ? lastDay : target;
}

/**
 * Where a key leads among the tiles of a year, decade or century.
 *
 * @param choosable for each tile, whether it can be chosen
 * @param index the tile that has the focus
 * @returns the tile to focus: `index` itself where the key leads to none that can be chosen;
 *   `undefined` for a key that means nothing here
 */
export function tileAfterKey(
  key: string,
  choosable: readonly boolean[],
  index: number,
): number | undefined {
  const rowStart = index - (index % columns);
  const row = Array.from({ length: columns }, (_, column) => rowStart + column);
  const candidates: Record<string, readonly number[]> = {
    ArrowLeft: [index - 1],
    ArrowRight: [index + 1],
    ArrowUp: [index - columns],
    ArrowDown: [index + columns],
    Home: row,
    End: row.toReversed(),
  };
  const reached = candidates[key];
  return reached && (reached.find((candidate) => choosable[candidate]) ?? index);
}
