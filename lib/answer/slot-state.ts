import type { Slot } from '@/lib/season/season-schema';

/** Slots by ISO date, as of the build. */
export type OfferedSlots = Readonly<Record<string, readonly Slot[]>>;

export function slotState(offered: OfferedSlots, date: string, time: string) {
  const slot = offered[date]?.find((one) => one.time === time);
  if (!slot) return 'not offered';
  return slot.available ? 'open' : 'taken';
}
