import type { Season, Slot } from '@/lib/season/season-schema';
import { formatSeason } from './format-season';
import { parseSeasonText } from './season-file';

export type SlotAction = 'take' | 'free';

type Marking =
  | { readonly kind: 'marked'; readonly text: string }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

/** The sentence for a date that the season does not have. */
export function noSuchDay(season: Season, date: string): string {
  const dates = [...season.keys()];
  return `The season has no day "${date}": it goes from ${dates.at(0)} to ${dates.at(-1)}.`;
}

/** A line for each slot that was marked. */
export function markedSlots(
  action: SlotAction,
  dates: readonly string[],
  times: readonly string[],
): readonly string[] {
  const state = action === 'take' ? 'taken' : 'free';
  return dates.flatMap((date) => times.map((time) => `${date} ${time} is ${state} now.`));
}

function problemsOn(
  season: Season,
  action: SlotAction,
  date: string,
  times: readonly string[],
): readonly string[] {
  const slots = season.get(date);
  if (!slots) return [noSuchDay(season, date)];
  if (slots.length === 0) return [`${date} has no slots.`];
  const offered = slots.map(({ time }) => time);
  const missing = times.filter((time) => !offered.includes(time));
  const notOffered = `${date} has no slot at ${missing.join(', ')}. Its times are ${offered.join(', ')}.`;
  // Two families could otherwise take one slot, and giving it back once would free it for both.
  const already = slots
    .filter(({ time, available }) => times.includes(time) && available === (action === 'free'))
    .map(({ time, available }) => `${date} ${time} is ${available ? 'free' : 'taken'} already.`);
  return missing.length > 0 ? [notOffered, ...already] : already;
}

/**
 * Takes or frees each of the times on each of the dates in the text of the season's file. A single
 * problem refuses all of them. @throws UserFacingError when the text is not a season
 */
export async function markSlots(
  text: string,
  action: SlotAction,
  dates: readonly string[],
  times: readonly string[],
): Promise<Marking> {
  const season = parseSeasonText(text);
  const problems = dates.flatMap((date) => problemsOn(season, action, date, times));
  if (problems.length > 0) return { kind: 'refused', problems };
  const available = action === 'free';
  const mark = (slot: Slot) => (times.includes(slot.time) ? { ...slot, available } : slot);
  const marked = [...season].map(
    ([date, slots]) => [date, dates.includes(date) ? slots.map(mark) : slots] as const,
  );
  return { kind: 'marked', text: await formatSeason(new Map(marked)) };
}
