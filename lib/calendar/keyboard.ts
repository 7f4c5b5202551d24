import { addDays, addMonths, weekdayOf } from '@/lib/season/iso-date';
import type { CalendarSeason } from './calendar-season';

/** Tiles stand three in a row. */
export const columns = 3;

/**
 * The ISO date that a key moves to within the season; `undefined` for other keys.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
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

/** The tile that a key moves to, `index` itself if none can be chosen; `undefined` for other keys. */
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
