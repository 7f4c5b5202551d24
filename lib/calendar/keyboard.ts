import { addDays, addMonths, endOfWeek, format, startOfWeek } from 'date-fns';
import { localDate } from './local-date';
import type { Bounds } from './period';

export const columns = 3;

/**
 * The ISO date that a key moves to within the season; `undefined` for other keys.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function dayAfterKey(
  key: string,
  shift: boolean,
  date: string,
  { firstDay, lastDay }: Bounds,
): string | undefined {
  const day = localDate(date);
  const months = shift ? 12 : 1;
  const moves: Record<string, () => Date> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => startOfWeek(day),
    End: () => endOfWeek(day),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  const reached = moves[key]?.();
  if (!reached) return undefined;
  const target = format(reached, 'yyyy-MM-dd');
  if (target < firstDay) return firstDay;
  return target > lastDay ? lastDay : target;
}

/** `undefined` for other keys, and `slug` itself if nothing is in that direction. Disabled tiles have no slug. */
export function tileAfterKey(
  key: string,
  slugs: readonly (string | undefined)[],
  slug: string,
): string | undefined {
  const index = slugs.indexOf(slug);
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
  return reached && (reached.map((candidate) => slugs[candidate]).find(Boolean) ?? slug);
}
