import { addMonths, endOfWeek, startOfWeek } from 'date-fns';
import { addDays, isoDateOf, localDate, type DateRange } from '@/lib/season/iso-date';

/**
 * The ISO date that a key moves to within the season; `undefined` for other keys.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function dayAfterKey(
  key: string,
  shift: boolean,
  date: string,
  { first, last }: DateRange,
): string | undefined {
  const day = localDate(date);
  const months = shift ? 12 : 1;
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => isoDateOf(startOfWeek(day)),
    End: () => isoDateOf(endOfWeek(day)),
    PageUp: () => isoDateOf(addMonths(day, -months)),
    PageDown: () => isoDateOf(addMonths(day, months)),
  };
  const target = moves[key]?.();
  if (target === undefined) return undefined;
  if (target < first) return first;
  return target > last ? last : target;
}
