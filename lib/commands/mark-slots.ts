import type { Season, Slot } from '@/lib/season/season-schema';
import { formatSeason } from './format-season';
import { parseSeasonText } from './season-file';

export type SlotAction = 'take' | 'free';

type Marking =
  | { readonly kind: 'marked'; readonly text: string }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

export function noSuchDay(season: Season, date: string): string {
  const dates = [...season.keys()];
  return `The season has no day "${date}": it goes from ${dates.at(0)} to ${dates.at(-1)}.`;
}

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
  // A slot taken twice could belong to two families, and freeing it once would free it for both.
  const already = slots
    .filter(({ time, available }) => times.includes(time) && available === (action === 'free'))
    .map(({ time, available }) => `${date} ${time} is ${available ? 'free' : 'taken'} already.`);
  return missing.length > 0 ? [notOffered, ...already] : already;
}

/** Marks each time on each date, or none if there is any problem. @throws UserFacingError for an invalid file */
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
