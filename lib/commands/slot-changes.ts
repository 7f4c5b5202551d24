import { groupBy } from '@/lib/season/group-by';
import { pluralize } from '@/lib/season/pluralize';
import type { ClockTime } from '@/lib/season/clock-time';
import { timesIn, type Season, type Slot, type SlotState } from '@/lib/season/season-slots';
import { type MarkSlots, verbs } from './command';
import { rangesOf } from './date-range';

const otherState: Readonly<Record<SlotState, SlotState>> = { open: 'closed', closed: 'open' };

/** The slot as it will be after a press. */
export function toggled(slot: Slot): Slot {
  return { ...slot, state: otherState[slot.state] };
}

/**
 * Commands that make exactly these changes, one for all days with the same times.
 * @param changes slots in order, each with its new state
 * @param season if given, a command that closes every open time of a day does not list them
 */
export function commandsFor(changes: readonly Slot[], season?: Season): readonly MarkSlots[] {
  function closesWholeDay(date: string, times: readonly ClockTime[]): boolean {
    const open = timesIn('open', season?.get(date) ?? []);
    // Closing the whole day would also close a time that is opened on it.
    const opens = changes.some((change) => change.date === date && change.state === 'open');
    return times.length === open.length && !opens;
  }

  return Object.values(verbs).flatMap(({ state }) => {
    const timesByDate = groupBy(
      changes.filter((change) => change.state === state),
      ({ date }) => date,
      ({ time }) => time,
    );
    const days = Array.from(timesByDate, ([date, times]) => {
      // A whole day is never opened, because a time that was closed since the build belongs to a family.
      const isShort = state === 'closed' && closesWholeDay(date, times);
      return { date, times: isShort ? [] : times };
    });
    const daysWithSameTimes = groupBy(
      days,
      ({ times }) => times.join(),
      (day) => day,
    );
    return Array.from(daysWithSameTimes.values(), (sameDays) => ({
      kind: 'mark' as const,
      state,
      days: rangesOf(sameDays.map(({ date }) => date)),
      times: sameDays[0]?.times ?? [],
    }));
  });
}

/** `Close 3 times on 2 days · Open 1 time on 1 day`. */
export function changesInWords(changes: readonly Slot[]): string {
  return Object.values(verbs)
    .map(({ state, action }) => ({
      action,
      slots: changes.filter((change) => change.state === state),
    }))
    .filter(({ slots }) => slots.length > 0)
    .map(({ action, slots }) => {
      const days = new Set(slots.map(({ date }) => date)).size;
      return `${action} ${pluralize(slots.length, 'time')} on ${pluralize(days, 'day')}`;
    })
    .join(' · ');
}
