import { addDays, addMonths, endOfWeek, startOfWeek } from 'date-fns';
import { isoDateOf, localDate } from '@/lib/season/iso-date';
import type { Bounds } from './period';

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
  const target = isoDateOf(reached);
  if (target < firstDay) return firstDay;
  return target > lastDay ? lastDay : target;
}
