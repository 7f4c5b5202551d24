import type { ClockTime } from './clock-time';

/** Families can request open slots. A slot may be closed for a lesson, a holiday or a thunderstorm. */
export const slotStates = ['open', 'closed'] as const;

export type SlotState = (typeof slotStates)[number];

/** `date` is an ISO date. */
export type LessonStart = { readonly date: string; readonly time: ClockTime };

/** When a lesson can begin. */
export type Slot = LessonStart & { readonly state: SlotState };

/** Slots by ISO date: every day of the season, in order. */
export type Season = ReadonlyMap<string, readonly Slot[]>;

/** The times of a day's slots that are in a state. */
export function timesIn(state: SlotState, slots: readonly Slot[]): readonly ClockTime[] {
  return slots.filter((slot) => slot.state === state).map(({ time }) => time);
}

export function slotsIn(season: Season): readonly Slot[] {
  return [...season.values()].flat();
}

/** The slots that nobody can request. */
export function slotsNotOpen(season: Season): readonly Slot[] {
  return slotsIn(season).filter(({ state }) => state !== 'open');
}

export function isSameSeason(first: Season, second: Season): boolean {
  return JSON.stringify([...first]) === JSON.stringify([...second]);
}

/** `undefined` where the season has no such slot. */
export function slotAt(season: Season, { date, time }: LessonStart): Slot | undefined {
  return season.get(date)?.find((slot) => slot.time === time);
}
