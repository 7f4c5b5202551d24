import type { ClockTime } from '@/lib/season/clock-time';
import type { Season, Slot } from '@/lib/season/season-schema';
import { slotsIn } from '@/lib/season/season-slots';
import { UserFacingError } from '@/lib/season/user-facing-error';
import type { MarkSlots } from './command';
import { datesIn, writeRange, rangesOf } from './date-range';
import { listByState, listSlots } from './list-slots';

/** A command's result: the season afterward, and what was changed and what was not, in words. */
export type CommandResult = { readonly season: Season; readonly sentences: readonly string[] };

const adviceOnClosed =
  'A time that was already closed may be another family’s lesson, or an earlier run of this issue or command closed it. If a family’s lesson cannot take place, text them. If a request asked for such a time, offer another.';

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
 * Gives times a state. A single day must offer all of them; a day of a range that does not is skipped.
 * @throws UserFacingError for an impossible date, for single days that lack a time (a line each), or if every day is skipped
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
  const isMeant = (date: string, time: ClockTime) =>
    dates.has(date) && (times.length === 0 || times.includes(time));
  const meant = slotsIn(season).filter(({ date, time }) => isMeant(date, time));
  const already = meant.filter((slot) => slot.state === state);
  const changed = meant.filter((slot) => slot.state !== state);
  const mark = (date: string, slot: Slot) => (isMeant(date, slot.time) ? { ...slot, state } : slot);
  const needsAdvice = state === 'closed' && already.length > 0;
  return {
    season: new Map(
      Array.from(season, ([date, slots]) => [date, slots.map((slot) => mark(date, slot))]),
    ),
    sentences: [
      ...listByState(changed.map((slot) => ({ ...slot, state }))),
      ...listSlots(`Already ${state}`, already),
      ...skippedInWords,
      ...(needsAdvice ? [adviceOnClosed] : []),
    ],
  };
}
