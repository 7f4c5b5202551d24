import { addDays, daysBetween, isRealDate } from '@/lib/season/iso-date';
import { UserFacingError } from '@/lib/user-facing-error';

/** Two years; a longer range probably has a mistyped year. */
const maxDays = 731;

/** Every ISO date from `first` to `last`. @throws UserFacingError for an invalid date or range */
export function datesBetween(first: string, last: string): readonly string[] {
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

/** The dates of `2025-07-15` or `2025-07-15..2025-07-19`; `undefined` for another format. @throws UserFacingError */
export function parseDates(text: string): readonly string[] | undefined {
  const [, first, last = first] =
    /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}))?$/.exec(text) ?? [];
  return first && last ? datesBetween(first, last) : undefined;
}
