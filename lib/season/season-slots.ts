import type { ClockTime } from './clock-time';
import type { Season, Slot } from './season-schema';

export type DayAndTime = { readonly date: string; readonly time: ClockTime };

export function isSameSlot(one: DayAndTime, other: DayAndTime): boolean {
  return one.date === other.date && one.time === other.time;
}

/** The times of a day's slots that are in a state. */
export function timesIn(state: Slot['state'], slots: readonly Slot[]): readonly ClockTime[] {
  return slots.filter((slot) => slot.state === state).map(({ time }) => time);
}

export type DatedSlot = { readonly date: string } & Slot;

export function slotsIn(season: Season): readonly DatedSlot[] {
  return [...season].flatMap(([date, slots]) => slots.map((slot) => ({ date, ...slot })));
}

/** The slots that nobody can request. */
export function slotsNotOpen(season: Season): readonly DatedSlot[] {
  return slotsIn(season).filter(({ state }) => state !== 'open');
}

export function isSameSeason(one: Season, other: Season): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}

/** `undefined` where the season has no such slot. */
export function slotAt(season: Season, { date, time }: DayAndTime): Slot | undefined {
  return season.get(date)?.find((slot) => slot.time === time);
}
