import { addDays } from '@/lib/season/iso-date';
import type { SeasonChange, SlotName } from '@/lib/season/season-change';

/** Neighbouring dates as one span: `2026-06-15 to 2026-08-30`. */
function spans(dates: readonly string[]): string {
  const found: { first: string; last: string }[] = [];
  for (const date of dates) {
    const current = found.at(-1);
    if (current && addDays(current.last, 1) === date) current.last = date;
    else found.push({ first: date, last: date });
  }
  return found
    .map(({ first, last }) => (first === last ? first : `${first} to ${last}`))
    .join(', ');
}

function days(dates: readonly string[]): string {
  return dates.length === 0 ? '0' : `${dates.length} (${spans(dates)})`;
}

/** A line for each day among the slots, with its times. */
export function listSlots(slots: readonly SlotName[]): readonly string[] {
  const byDay = new Map<string, string[]>();
  for (const { date, time } of slots) byDay.set(date, [...(byDay.get(date) ?? []), time]);
  return [...byDay].map(([date, times]) => `  ${date}  ${times.join(', ')}`);
}

/** What a change of season does, line by line. */
export function describeChange(change: SeasonChange): readonly string[] {
  const { season, daysAdded, daysDropped, takenKept, takenLost } = change;
  const slots = [...season.values()].reduce((sum, { length }) => sum + length, 0);
  return [
    `The new season: ${spans([...season.keys()])}, ${season.size} days, ${slots} slots`,
    `Days added:     ${days(daysAdded)}`,
    `Days dropped:   ${days(daysDropped)}`,
    `Slots added:    ${change.slotsAdded}`,
    `Slots removed:  ${change.slotsRemoved}`,
    `Taken, kept:    ${takenKept.length}`,
    ...listSlots(takenKept),
    `Taken, dropped: ${takenLost.length}`,
    ...listSlots(takenLost),
  ];
}
