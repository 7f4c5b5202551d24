import type { Store } from './store';

/** Beyond this limit, the oldest key is dropped. */
const maxKeys = 10_000;

type Entry = { readonly id: string; readonly time: number };
type Kept = { readonly value: string; readonly since: number; readonly ttlMs: number };
type MemoryStore = Store & { get(key: string): string | undefined };

function write<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > maxKeys && oldest !== undefined) map.delete(oldest);
}

/** One instance's store. Ignores entries from the future, which exist after the clock was set back. */
export function memoryStore(clock: () => number = Date.now): MemoryStore {
  const times = new Map<string, readonly Entry[]>();
  const values = new Map<string, Kept>();

  function get(key: string): string | undefined {
    const kept = values.get(key);
    const age = kept ? clock() - kept.since : -1;
    return kept && age >= 0 && age < kept.ttlMs ? kept.value : undefined;
  }

  // Each call is atomic, since none awaits between reading and writing.
  return {
    get,
    async countRequest(id, windows) {
      const now = clock();
      const counted = windows.map(({ key, count, ms }) => {
        const isInside = ({ time }: Entry) => time > now - ms && time <= now;
        const entries = (times.get(key) ?? []).filter(isInside);
        return { key, entries, wait: (entries.at(-count)?.time ?? -Infinity) + ms - now };
      });
      const wait = Math.max(0, ...counted.map((window) => window.wait));
      if (wait > 0) return wait;
      for (const { key, entries } of counted) write(times, key, [...entries, { id, time: now }]);
      return 0;
    },
    async refundRequest(id, windows) {
      for (const { key } of windows) {
        write(times, key, times.get(key)?.filter((entry) => entry.id !== id) ?? []);
      }
    },
    async claim(key, value, ttlMs) {
      const held = get(key) ?? value;
      if (held === value) write(values, key, { value, since: clock(), ttlMs });
      return held;
    },
    async put(key, value, ttlMs) {
      write(values, key, { value, since: clock(), ttlMs });
    },
  };
}
