import type { Season } from './season-schema';

export type SlotName = { readonly date: string; readonly time: string };

/** What becomes of the present season when another takes its place. */
export type SeasonChange = {
  /** The new season, with the slots that were taken still taken where it has them. */
  readonly season: Season;
  /** ISO dates, in order. */
  readonly daysAdded: readonly string[];
  readonly daysDropped: readonly string[];
  readonly slotsAdded: number;
  readonly slotsRemoved: number;
  readonly takenKept: readonly SlotName[];
  /** Taken slots that the new season does not have. */
  readonly takenLost: readonly SlotName[];
};

/** Whether a season offers a slot, taken or not. */
function has(season: Season, { date, time }: SlotName): boolean {
  return season.get(date)?.some((slot) => slot.time === time) ?? false;
}

function slotsIn(season: Season): readonly (SlotName & { readonly available: boolean })[] {
  return [...season].flatMap(([date, slots]) => slots.map((slot) => ({ date, ...slot })));
}

/** The slots of a season that are taken, in order. */
export function takenSlots(season: Season): readonly SlotName[] {
  return slotsIn(season)
    .filter(({ available }) => !available)
    .map(({ date, time }) => ({ date, time }));
}

/** Compares the present season with the one that is to replace it. Neither is changed. */
export function changeSeason(present: Season, planned: Season): SeasonChange {
  const taken = takenSlots(present);
  const wasTaken = new Set(taken.map(({ date, time }) => `${date} ${time}`));
  const season = new Map(
    [...planned].map(([date, slots]) => [
      date,
      slots.map(({ time, available }) => ({
        time,
        available: available && !wasTaken.has(`${date} ${time}`),
      })),
    ]),
  );
  return {
    season,
    daysAdded: [...planned.keys()].filter((date) => !present.has(date)),
    daysDropped: [...present.keys()].filter((date) => !planned.has(date)),
    slotsAdded: slotsIn(planned).filter((slot) => !has(present, slot)).length,
    slotsRemoved: slotsIn(present).filter((slot) => !has(planned, slot)).length,
    takenKept: taken.filter((slot) => has(planned, slot)),
    takenLost: taken.filter((slot) => !has(planned, slot)),
  };
}
