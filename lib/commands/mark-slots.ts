import type { SlotsIssue } from '@/lib/github/slots-issue';
import type { Season, Slot } from '@/lib/season/season-schema';
import { UserFacingError } from '@/lib/user-facing-error';
import { readSeason, writeSeason } from './season-file';

type Marking = Omit<SlotsIssue, 'reference'>;

function problemsOn(season: Season, date: string, { action, times }: Marking): readonly string[] {
  const slots = season.get(date);
  if (!slots) {
    const dates = [...season.keys()];
    return [`${date} is outside the season, which runs from ${dates.at(0)} to ${dates.at(-1)}.`];
  }
  if (slots.length === 0) return [`${date} has no slots.`];
  const offered = slots.map(({ time }) => time);
  const missing = times.filter((time) => !offered.includes(time));
  const notOffered = `${date} has no slot at ${missing.join(', ')}. Its times are ${offered.join(', ')}.`;
  // A slot taken twice could belong to two families, and freeing it once would free it for both.
  const already = slots
    .filter(({ time, available }) => times.includes(time) && available === (action === 'free'))
    .map(({ time, available }) => `${date} ${time} is already ${available ? 'free' : 'taken'}.`);
  return missing.length > 0 ? [notOffered, ...already] : already;
}

/** Marks all of the given slots in the season's file, or none of them. @returns a sentence per slot. @throws UserFacingError with a line per problem */
export async function markSlots(marking: Marking): Promise<readonly string[]> {
  const { action, dates, times } = marking;
  const season = readSeason();
  const problems = dates.flatMap((date) => problemsOn(season, date, marking));
  if (problems.length > 0) {
    throw new UserFacingError([...problems, 'Nothing was changed.'].join('\n'));
  }
  const available = action === 'free';
  const mark = (slot: Slot) => (times.includes(slot.time) ? { ...slot, available } : slot);
  const days = Array.from(season, ([date, slots]): [string, readonly Slot[]] => [
    date,
    dates.includes(date) ? slots.map(mark) : slots,
  ]);
  await writeSeason(new Map(days));
  const state = available ? 'free' : 'taken';
  return dates.flatMap((date) => times.map((time) => `${date} ${time} is now ${state}.`));
}
