import type { ClockTime } from '@/lib/season/clock-time';
import { slotsIn, type Season, type Slot } from '@/lib/season/season-slots';
import { UserFacingError } from '@/lib/season/user-facing-error';
import type { MarkSlots } from './command';
import { datesIn, writeRange, rangesOf } from './date-range';
import { listByState, listSlots } from './list-slots';

/** A command's result: the new season, and sentences that say what was changed and what was not. */
export type CommandResult = { readonly season: Season; readonly sentences: readonly string[] };

const adviceOnClosed =
  'A time that was already closed may be another family’s lesson, or an earlier run of this issue or command may have closed it. If a family’s lesson can’t happen, text them. If a family requested such a time, offer another one.';

function problemOn(season: Season, date: string, times: readonly ClockTime[]): string | undefined {
  const slots = season.get(date);
  if (!slots) {
    const dates = [...season.keys()];
    return `${date} is outside the season, which runs from ${dates.at(0)} to ${dates.at(-1)}.`;
  }
  if (slots.length === 0) return `${date} has no times.`;
  const offered = slots.map(({ time }) => time);
  const missing = times.filter((time) => !offered.includes(time));
  if (missing.length === 0) return undefined;
  return `${date} has no ${missing.join(', ')}. Its times are ${offered.join(', ')}.`;
}

function listSkipped(reason: string, dates: readonly string[]): readonly string[] {
  return rangesOf(dates).map((range) => `Skipped: ${writeRange(range)} (${reason}).`);
}

/**
 * Gives times a state. A single day must offer all of them; in a range, a day that does not is skipped.
 * @throws UserFacingError for an invalid date, for single days that lack a time (a line each), or if every day is skipped
 */
export function markSlots(season: Season, { state, days, times }: MarkSlots): CommandResult {
  const dates = new Set(days.flatMap(datesIn).sort());
  const problems = new Map(Array.from(dates, (date) => [date, problemOn(season, date, times)]));
  const single = new Set(days.flatMap(({ first, last }) => (first === last ? [first] : [])));
  const errors = [...single].flatMap((date) => problems.get(date) ?? []);
  if (errors.length > 0) throw new UserFacingError(errors.join('\n'));

  const skipped = [...dates].filter((date) => problems.get(date) !== undefined);
  const hasTimes = (date: string) => (season.get(date) ?? []).length > 0;
  const skippedInWords = [
    ...listSkipped(
      'no times',
      skipped.filter((date) => !hasTimes(date)),
    ),
    ...listSkipped(
      times.length > 1 ? `not all of ${times.join(', ')}` : `no ${times.join()}`,
      skipped.filter(hasTimes),
    ),
  ];
  if (skipped.length === dates.size) throw new UserFacingError(skippedInWords.join('\n'));

  skipped.forEach((date) => dates.delete(date));
  const isIncluded = ({ date, time }: Slot) =>
    dates.has(date) && (times.length === 0 || times.includes(time));
  const included = slotsIn(season).filter(isIncluded);
  const already = included.filter((slot) => slot.state === state);
  const changed = included.filter((slot) => slot.state !== state);
  const mark = (slot: Slot) => (isIncluded(slot) ? { ...slot, state } : slot);
  const needsAdvice = state === 'closed' && already.length > 0;
  return {
    season: new Map(Array.from(season, ([date, slots]) => [date, slots.map(mark)])),
    sentences: [
      ...listByState(changed.map((slot) => ({ ...slot, state }))),
      ...listSlots(`Already ${state}`, already),
      ...skippedInWords,
      ...(needsAdvice ? [adviceOnClosed] : []),
    ],
  };
}
