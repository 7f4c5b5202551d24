import { addDays } from '@/lib/season/iso-date';
import type { Season } from '@/lib/season/season-schema';

type SlotName = { readonly date: string; readonly time: string };

/** What replacing one season with another does. */
export type SeasonChange = {
  /** The new season, in which slots that were taken still are. */
  readonly season: Season;
  /** Taken slots that the new season does not have. */
  readonly takenLost: readonly SlotName[];
  readonly lines: readonly string[];
};

function slotsIn(season: Season) {
  return [...season].flatMap(([date, slots]) => slots.map((slot) => ({ date, ...slot })));
}

export function takenSlots(season: Season): readonly SlotName[] {
  return slotsIn(season).filter(({ available }) => !available);
}

export function listSlots(slots: readonly SlotName[]): readonly string[] {
  const dates = [...new Set(slots.map(({ date }) => date))];
  return dates.map((date) => {
    const times = slots.filter((slot) => slot.date === date).map(({ time }) => time);
    return `  ${date}  ${times.join(', ')}`;
  });
}

/** Dates with their consecutive ones as spans: `2026-06-15 to 2026-08-30`. */
function spansOf(dates: readonly string[]): string {
  const firsts = dates.filter((date) => !dates.includes(addDays(date, -1)));
  const lasts = dates.filter((date) => !dates.includes(addDays(date, 1)));
  return firsts
    .map((first, index) => (first === lasts[index] ? first : `${first} to ${lasts[index]}`))
    .join(', ');
}

export function changeSeason(present: Season, planned: Season): SeasonChange {
  const namesIn = (season: Season) => slotsIn(season).map(({ date, time }) => `${date} ${time}`);
  const [before, after] = [new Set(namesIn(present)), new Set(namesIn(planned))];
  const taken = takenSlots(present);
  const takenNames = new Set(taken.map(({ date, time }) => `${date} ${time}`));
  const season = new Map(
    [...planned].map(([date, slots]) => [
      date,
      slots.map(({ time }) => ({ time, available: !takenNames.has(`${date} ${time}`) })),
    ]),
  );
  const takenKept = taken.filter(({ date, time }) => after.has(`${date} ${time}`));
  const takenLost = taken.filter(({ date, time }) => !after.has(`${date} ${time}`));
  const days = (dates: readonly string[]) =>
    dates.length === 0 ? '0' : `${dates.length} (${spansOf(dates)})`;
  const lines = [
    `The new season: ${spansOf([...season.keys()])}, ${season.size} days, ${after.size} slots`,
    `Days added:     ${days([...planned.keys()].filter((date) => !present.has(date)))}`,
    `Days dropped:   ${days([...present.keys()].filter((date) => !planned.has(date)))}`,
    `Slots added:    ${[...after].filter((name) => !before.has(name)).length}`,
    `Slots removed:  ${[...before].filter((name) => !after.has(name)).length}`,
    `Taken, kept:    ${takenKept.length}`,
    ...listSlots(takenKept),
    `Taken, dropped: ${takenLost.length}`,
    ...listSlots(takenLost),
  ];
  return { season, takenLost, lines };
}
