import type { Season } from '@/lib/season/season-schema';

/** Such as `2025-07-15 9:00 AM`, in the season's order. */
export function takenSlots(season: Season): readonly string[] {
  return [...season].flatMap(([date, slots]) =>
    slots.filter(({ available }) => !available).map(({ time }) => `${date} ${time}`),
  );
}
