import { groupBy } from '@/lib/season/group-by';
import { addDays } from '@/lib/season/iso-date';
import { slotStateSchema, type Slot } from '@/lib/season/season-schema';
import { writeRange, type DateRange } from './date-range';
import { verbs } from './command';

/** Sentences for slots in order, one for each run of days with the same times: `Closed: 2026-07-20..2026-07-26 9:00 AM.` */
export function listSlots(label: string, slots: readonly Slot[]): readonly string[] {
  const timesByDate = groupBy(
    slots,
    ({ date }) => date,
    ({ time }) => time,
  );
  const groups: (DateRange & { readonly times: string })[] = [];
  for (const [date, list] of timesByDate) {
    const times = list.join(', ');
    const before = groups.at(-1);
    const continues = before?.times === times && addDays(before.last, 1) === date;
    if (continues) groups.pop();
    groups.push({ first: continues ? before.first : date, last: date, times });
  }
  return groups.map((group) => `${label}: ${writeRange(group)} ${group.times}.`);
}

/** Sentences that list slots by their state. */
export function listByState(slots: readonly Slot[]): readonly string[] {
  return slotStateSchema.options.flatMap((state) =>
    listSlots(
      verbs[state].done,
      slots.filter((slot) => slot.state === state),
    ),
  );
}
