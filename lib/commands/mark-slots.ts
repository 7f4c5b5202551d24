import type { SlotsIssue } from '@/lib/github/slots-issue';
import type { Season, Slot } from '@/lib/season/season-schema';

type Marking = Omit<SlotsIssue, 'reference'>;

function noSuchDay(season: Season, date: string): string {
  const dates = [...season.keys()];
  return `The season has no day "${date}": it goes from ${dates.at(0)} to ${dates.at(-1)}.`;
}

export function markedSlots({ action, dates, times }: Marking): readonly string[] {
  const state = action === 'take' ? 'taken' : 'free';
  return dates.flatMap((date) => times.map((time) => `${date} ${time} is ${state} now.`));
}

export function markingProblems(season: Season, marking: Marking): readonly string[] {
  return marking.dates.flatMap((date) => problemsOn(season, date, marking));
}

function problemsOn(season: Season, date: string, { action, times }: Marking): readonly string[] {
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

export function markSlots(season: Season, { action, dates, times }: Marking): Season {
  const available = action === 'free';
  const mark = (slot: Slot) => (times.includes(slot.time) ? { ...slot, available } : slot);
  return new Map(
    Array.from(season, ([date, slots]) => [date, dates.includes(date) ? slots.map(mark) : slots]),
  );
}
