import { groupBy } from '@/lib/season/group-by';
import { slotStates, type Slot } from '@/lib/season/season-slots';
import { rangesOf, writeRange } from './date-range';
import { verbs } from './command';

/** Sentences for slots in order, one for each run of days with the same times: `Closed: 2026-07-20..2026-07-26 9:00 AM.` */
export function listSlots(label: string, slots: readonly Slot[]): readonly string[] {
  const timesByDate = groupBy(
    slots,
    ({ date }) => date,
    ({ time }) => time,
  );
  const datesByTimes = groupBy(
    timesByDate,
    ([, times]) => times.join(', '),
    ([date]) => date,
  );
  return Array.from(datesByTimes, ([times, dates]) =>
    rangesOf(dates).map((range) => `${label}: ${writeRange(range)} ${times}.`),
  )
    .flat()
    .sort();
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
