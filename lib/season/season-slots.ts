import type { Season, Slot } from './season-schema';

/** Slots by ISO date, as of the build. */
export type OfferedSlots = Readonly<Record<string, readonly Slot[]>>;

export type DayAndTime = { readonly date: string; readonly time: string };

export function takenSlots(season: Season): readonly DayAndTime[] {
  return [...season].flatMap(([date, slots]) =>
    slots.filter(({ available }) => !available).map(({ time }) => ({ date, time })),
  );
}

export function isSameSeason(one: Season, other: Season): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}

/** `undefined` where the season has no such slot. */
export function slotAt(season: Season, { date, time }: DayAndTime) {
  return season.get(date)?.find((slot) => slot.time === time);
}
