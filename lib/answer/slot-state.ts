import type { OfferedSlots } from '@/lib/season/season-slots';

export function slotState(offered: OfferedSlots, date: string, time: string) {
  const slot = offered[date]?.find((one) => one.time === time);
  if (!slot) return 'not offered';
  return slot.available ? 'open' : 'taken';
}
