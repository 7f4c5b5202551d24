import { addDays, daysBetween, isRealDate, type DateRange } from '@/lib/season/iso-date';
import { UserFacingError } from '@/lib/season/user-facing-error';

/** Ten years; a longer range probably has a mistyped year. */
const maxDays = 3_660;

/** Every ISO date of a range. @throws UserFacingError for an invalid date or range */
export function datesIn({ first, last }: DateRange): readonly string[] {
  const invalid = [first, last].find((date) => !isRealDate(date));
  if (invalid !== undefined) {
    throw new UserFacingError(`"${invalid}" is not a valid date. Write it as YYYY-MM-DD.`);
  }
  const length = daysBetween(first, last) + 1;
  if (length < 1) throw new UserFacingError(`${first} to ${last} ends before it begins.`);
  if (length > maxDays) {
    throw new UserFacingError(`${first} to ${last} is more than ${maxDays} days. Check the years.`);
  }
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** Parses `2025-07-15` or `2025-07-15..2025-07-19`; `undefined` for another format. The dates may not exist. */
export function parseRange(text: string): DateRange | undefined {
  const [, first, last = first] =
    /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}))?$/.exec(text) ?? [];
  return first && last ? { first, last } : undefined;
}

export function writeRange({ first, last }: DateRange): string {
  return first === last ? first : `${first}..${last}`;
}

/** The fewest ranges that cover exactly these dates. `dates` must be in order. */
export function rangesOf(dates: readonly string[]): readonly DateRange[] {
  const ranges: DateRange[] = [];
  for (const date of dates) {
    const before = ranges.at(-1);
    const follows = before !== undefined && addDays(before.last, 1) === date;
    if (follows) ranges.pop();
    ranges.push({ first: follows ? before.first : date, last: date });
  }
  return ranges;
}
