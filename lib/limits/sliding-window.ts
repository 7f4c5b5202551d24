import type { Rate } from './rate';

/** More visitors than one instance meets in a window; beyond, whoever was seen first is forgotten. */
const mostKeys = 10_000;

/**
 * Counts requests by key over the seconds just past, in memory. Times are in milliseconds on the
 * clock of `Date.now()`.
 */
export function slidingWindow() {
  const timesByKey = new Map<string, readonly number[]>();

  function recent(key: string, { seconds }: Rate, now: number): readonly number[] {
    return (timesByKey.get(key) ?? []).filter((time) => time > now - seconds * 1000);
  }

  return {
    /** Seconds until another request of this key fits; 0 when it fits now. */
    secondsToWait(key: string, rate: Rate, now: number): number {
      const times = recent(key, rate, now);
      const oldestThatCounts = times.at(-rate.count);
      if (oldestThatCounts === undefined) return 0;
      return Math.max(1, Math.ceil((oldestThatCounts + rate.seconds * 1000 - now) / 1000));
    },

    /** Counts a request of this key. */
    count(key: string, rate: Rate, now: number): void {
      const times = [...recent(key, rate, now), now];
      // Put last, so that the map's order is the order in which keys were last seen.
      timesByKey.delete(key);
      timesByKey.set(key, times);
      const [eldest] = timesByKey.keys();
      if (timesByKey.size > mostKeys && eldest !== undefined) timesByKey.delete(eldest);
    },
  };
}
