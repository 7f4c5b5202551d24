import type { Season } from '@/lib/season/season-schema';

type TimesByDate = ReadonlyMap<string, readonly string[]>;

export function takenTimes(season: Season): TimesByDate {
  const days = [...season].map(([date, slots]) => {
    const taken = slots.filter(({ available }) => !available);
    return [date, taken.map(({ time }) => time)] as const;
  });
  return new Map(days.filter(([, times]) => times.length > 0));
}

/** One line per day: `  2025-07-15  9:00 AM, 9:30 AM`. */
export function listTimes(times: TimesByDate): readonly string[] {
  return [...times].map(([date, names]) => `  ${date}  ${names.join(', ')}`);
}

/** Keeps taken slots taken in a planned season; `lost` ones are not in it. */
export function keepTaken(
  current: Season,
  planned: Season,
): { readonly season: Season; readonly lost: TimesByDate } {
  const taken = takenTimes(current);
  const kept = [...planned].map(([date, slots]) => {
    const isTaken = (time: string) => taken.get(date)?.includes(time) ?? false;
    return [date, slots.map(({ time }) => ({ time, available: !isTaken(time) }))] as const;
  });
  const dropped = [...current].map(([date, slots]) => {
    const offered = planned.get(date)?.map(({ time }) => time) ?? [];
    return [date, slots.filter(({ time }) => !offered.includes(time))] as const;
  });
  return { season: new Map(kept), lost: takenTimes(new Map(dropped)) };
}
