import { Mistake } from '@/lib/mistake';
import { clockTime } from './clock-time';

/**
 * The times that a hurried hand can mean: `9am`, `09:00 a.m.` and `13:00` mean one each, `9:00` means
 * two, and `25:00 PM` none.
 *
 * @returns minutes after midnight, the earlier first
 */
export function meaningsOf(typed: string): readonly number[] {
  const match = /^(\d{1,2})(?::([0-5]\d))?\s*([ap])?(?:(?<=[ap])\.?m\.?)?$/i.exec(typed.trim());
  const [, digits, minute, half] = match ?? [];
  // Without both, a number alone could be anything.
  if (digits === undefined || (minute === undefined && half === undefined)) return [];
  const hour = Number(digits);
  const inHalfDay = (hour % 12) * 60 + Number(minute ?? 0);
  if (half) {
    if (hour < 1 || hour > 12) return [];
    return [half.toLowerCase() === 'p' ? inHalfDay + 720 : inHalfDay];
  }
  if (hour > 23) return [];
  if (hour === 0) return [inHalfDay];
  return hour > 12 ? [inHalfDay + 720] : [inHalfDay, inHalfDay + 720];
}

/**
 * The one time that was typed, in minutes after midnight.
 *
 * @throws Mistake when it is no time, or leaves open which half of the day is meant
 */
export function timeTyped(typed: string): number {
  const [first, second] = meaningsOf(typed);
  if (first === undefined) throw new Mistake(`"${typed}" is not a time: write it as "9:00 AM".`);
  if (second === undefined) return first;
  const both = `"${clockTime(first)}" or "${clockTime(second)}"`;
  throw new Mistake(`"${typed}" leaves open which half of the day is meant: write ${both}.`);
}
