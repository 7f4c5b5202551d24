import { groupBy, mergeNeighbors } from '@/lib/season/group-by';
import { addDays } from '@/lib/season/iso-date';
import type { Slot } from '@/lib/season/season-schema';
import { slotStates } from '@/lib/season/season-slots';
import { writeRange } from './date-range';
import { verbs } from './command';

/** Sentences for slots in order, one for each run of days with the same times: `Closed: 2026-07-20..2026-07-26 9:00 AM.` */
export function listSlots(label: string, slots: readonly Slot[]): readonly string[] {
  const timesByDate = groupBy(
    slots,
    ({ date }) => date,
    ({ time }) => time,
  );
  const days = Array.from(timesByDate, ([date, times]) => ({
    first: date,
    last: date,
    times: times.join(', '),
  }));
  const groups = mergeNeighbors(days, (before, { last, times }) =>
    before.times === times && addDays(before.last, 1) === last ? { ...before, last } : undefined,
  );
  return groups.map((group) => `${label}: ${writeRange(group)} ${group.times}.`);
}

/** Sentences that list slots by their state. */
export function listByState(slots: readonly Slot[]): readonly string[] {
  return slotStates.flatMap((state) =>
    listSlots(
      verbs[state].done,
      slots.filter((slot) => slot.state === state),
    ),
  );
}
