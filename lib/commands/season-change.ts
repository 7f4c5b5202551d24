import { counted } from '@/lib/booking/lesson-count';
import { addDays } from '@/lib/season/iso-date';
import type { Season, Slot } from '@/lib/season/season-schema';

type DatedSlot = Slot & { readonly date: string };

export function slotsIn(season: Season): readonly DatedSlot[] {
  return [...season].flatMap(([date, slots]) => slots.map((slot) => ({ date, ...slot })));
}

export function listSlots(slots: readonly DatedSlot[]): readonly string[] {
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

function count(dates: readonly string[]): string {
  return dates.length === 0 ? '0' : `${dates.length} (${spansOf(dates)})`;
}

function nameOf({ date, time }: { readonly date: string; readonly time: string }): string {
  return `${date} ${time}`;
}

function without(slots: readonly DatedSlot[], others: readonly DatedSlot[]): readonly DatedSlot[] {
  const names = new Set(others.map(nameOf));
  return slots.filter((slot) => !names.has(nameOf(slot)));
}

/** The new season, in which slots that were taken still are, the taken ones that it lacks, and a report. */
export function changeSeason(present: Season, planned: Season) {
  const [before, after] = [slotsIn(present), slotsIn(planned)];
  const taken = before.filter(({ available }) => !available);
  const takenLost = without(taken, after);
  const takenKept = without(taken, takenLost);
  const names = new Set(taken.map(nameOf));
  const season = new Map(
    [...planned].map(([date, slots]) => [
      date,
      slots.map(({ time }) => ({ time, available: !names.has(nameOf({ date, time })) })),
    ]),
  );
  const lines = [
    `The new season: ${spansOf([...season.keys()])}, ${counted(season.size, 'day')}, ${counted(after.length, 'slot')}`,
    `Days added:     ${count([...planned.keys()].filter((date) => !present.has(date)))}`,
    `Days dropped:   ${count([...present.keys()].filter((date) => !planned.has(date)))}`,
    `Slots added:    ${without(after, before).length}`,
    `Slots removed:  ${without(before, after).length}`,
    `Taken, kept:    ${takenKept.length}`,
    ...listSlots(takenKept),
    `Taken, dropped: ${takenLost.length}`,
    ...listSlots(takenLost),
  ];
  return { season, takenLost, lines };
}
