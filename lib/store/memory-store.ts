import type { Store } from './store';

type CountedRequest = { readonly id: string; readonly key: string; readonly until: number };
type StoredValue = { readonly value: string; readonly until: number };
type MemoryStore = Store & { get(key: string): string | undefined };

/** One instance's store. Each call is atomic because none awaits. @param clock in milliseconds, never set back */
export function memoryStore(clock = () => performance.now()): MemoryStore {
  let counted: readonly CountedRequest[] = [];
  const values = new Map<string, StoredValue>();

  function get(key: string): string | undefined {
    const stored = values.get(key);
    return stored && stored.until > clock() ? stored.value : undefined;
  }

  function set(key: string, value: string, ttlMs: number): void {
    const now = clock();
    for (const [old, { until }] of values) if (until <= now) values.delete(old);
    values.set(key, { value, until: now + ttlMs });
  }

  return {
    get,
    async countRequest(id, windows) {
      const now = clock();
      counted = counted.filter(({ until }) => until > now);
      const waits = windows.map(({ key, count }) => {
        const blocking = counted.filter((request) => request.key === key).at(-count);
        return blocking ? blocking.until - now : 0;
      });
      const wait = Math.max(0, ...waits);
      if (wait === 0) {
        counted = [...counted, ...windows.map(({ key, ms }) => ({ id, key, until: now + ms }))];
      }
      return wait;
    },
    async refundRequest(id) {
      counted = counted.filter((request) => request.id !== id);
    },
    async claim(key, value, ttlMs) {
      const held = get(key);
      if (held === undefined) set(key, value, ttlMs);
      return held;
    },
    async put(key, value, ttlMs) {
      set(key, value, ttlMs);
    },
  };
}
