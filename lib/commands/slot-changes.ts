import { groupBy } from '@/lib/group-by';
import { pluralize } from '@/lib/pluralize';
import type { ClockTime } from '@/lib/season/clock-time';
import type { Slot } from '@/lib/season/season-schema';
import type { DayAndTime } from '@/lib/season/season-slots';
import type { MarkSlots } from './command';
import { rangesOf } from './date-range';
import { verbs } from './verbs';

/** A slot, and the state that it gets. */
export type SlotChange = DayAndTime & Pick<Slot, 'state'>;

/**
 * Commands that make exactly these changes: one for the days with the same times.
 * @param changes in order
 * @param isWholeDay whether `times` are all open times of `date`, so that a command to close them need not list them
 */
export function commandsFor(
  changes: readonly SlotChange[],
  isWholeDay: (date: string, times: readonly ClockTime[]) => boolean = () => false,
): readonly MarkSlots[] {
  return Object.values(verbs).flatMap(({ state }) => {
    const timesByDate = groupBy(
      changes.filter((change) => change.state === state),
      ({ date }) => date,
      ({ time }) => time,
    );
    const days = Array.from(timesByDate, ([date, times]) => {
      // A whole day is never opened, because a time that was closed since the build belongs to a family.
      const isShort = state === 'closed' && isWholeDay(date, times);
      return { date, times: isShort ? [] : times };
    });
    const daysWithSameTimes = groupBy(
      days,
      ({ times }) => times.join(),
      (day) => day,
    );
    return Array.from(daysWithSameTimes.values(), (same) => ({
      kind: 'mark' as const,
      state,
      days: rangesOf(same.map(({ date }) => date)),
      times: same[0]?.times ?? [],
    }));
  });
}

/** `Close 3 times on 2 days · Open 1 time on 1 day`. */
export function changesInWords(changes: readonly SlotChange[]): string {
  return Object.values(verbs)
    .map(({ state, action }) => ({ action, some: changes.filter((one) => one.state === state) }))
    .filter(({ some }) => some.length > 0)
    .map(({ action, some }) => {
      const days = new Set(some.map(({ date }) => date)).size;
      return `${action} ${pluralize(some.length, 'time')} on ${pluralize(days, 'day')}`;
    })
    .join(' · ');
}
