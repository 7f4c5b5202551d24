import { longestWaitMs, type KeyState, type Store } from './store';

/** Beyond this many keys, the oldest is forgotten. */
const mostKeys = 10_000;

type Entry = { readonly id: string; readonly time: number };
type Kept = { readonly state: KeyState; readonly since: number; readonly ttlMs: number };

function write<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [eldest] = map.keys();
  if (map.size > mostKeys && eldest !== undefined) map.delete(eldest);
}

/** One instance's store; entries later than `clock` (ms) date from before it was set back. */
export function memoryStore(clock: () => number = Date.now): Store {
  const times = new Map<string, readonly Entry[]>();
  const states = new Map<string, Kept>();

  function entriesOf(key: string, after: number, upTo: number): readonly Entry[] {
    const entries = (times.get(key) ?? []).filter(({ time }) => time > after && time <= upTo);
    return entries.toSorted((first, second) => first.time - second.time);
  }

  // No call awaits between reading and writing, so each is atomic.
  function stateOf(key: string): KeyState | undefined {
    const kept = states.get(key);
    const age = kept ? clock() - kept.since : -1;
    return kept && age >= 0 && age < kept.ttlMs ? kept.state : undefined;
  }

  return {
    async countRequest(id, windows) {
      const now = clock();
      const counted = windows.map(({ key, count, ms }) => {
        const entries = entriesOf(key, now - ms, now);
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

    async acquireSlot(queue, { id, apartMs, withinMs, backOff }) {
      const now = clock();
      const taken = entriesOf(queue, now - longestWaitMs, now + longestWaitMs);
      const others = taken.filter((entry) => entry.id !== id);
      const free = Math.max(now, ...others.map(({ time }) => time + apartMs));
      const held = taken.find((entry) => entry.id === id)?.time ?? free;
      const time = backOff ? now + apartMs : held;
      let last = time;
      const moved = others.map((entry) => {
        if (!backOff || entry.time <= now) return entry;
        last = Math.max(last + apartMs, entry.time);
        return { id: entry.id, time: last };
      });
      const inTime = time - now <= withinMs;
      write(times, queue, inTime ? [...moved, { id, time }] : moved);
      return inTime ? Math.max(0, time - now) : undefined;
    },

    async putState(key, owner, state, ttlMs) {
      const held = stateOf(key);
      if (held && held !== `claim ${owner}` && !held.startsWith('brief ')) return held;
      write(states, key, { state, since: clock(), ttlMs });
      return state;
    },

    getState: async (key) => stateOf(key),
  };
}
