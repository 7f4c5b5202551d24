import type { SlotRequest, Store } from '@/lib/store/store';
import { expect, test } from './store-test';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Up to so many milliseconds pass while a test asks. */
const leeway = 3_000;

function expectAbout(actual: number | undefined, expected: number): void {
  expect(actual).toBeLessThanOrEqual(expected);
  expect(actual).toBeGreaterThan(expected - leeway);
}

/** A call that wants 5 seconds between itself and others, and can wait 20. */
function call(id: string, more: Partial<SlotRequest> = {}): SlotRequest {
  return { id, apartMs: 5_000, withinMs: 20_000, backOff: false, ...more };
}

const fivePerHour = [{ key: 'visitor', count: 5, ms: hour }];

async function countAll(store: Store, ids: string, windows = fivePerHour): Promise<number[]> {
  return Promise.all([...ids].map((id) => store.countRequest(id, windows)));
}

for (const implementation of ['memory', 'Redis'] as const) {
  test.describe(`the store in ${implementation}`, () => {
    test.use({ implementation });

    test.describe('limits', () => {
      test('count no more than fit, however many come at once', async ({ tested: { store } }) => {
        const waits = await countAll(store, 'abcdefghijklmnopqrst');
        expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
        for (const wait of waits.filter((each) => each > 0)) expectAbout(wait, hour);
      });

      test('hold in any stretch of time, not in one that begins on the hour', async ({
        tested: { store, moveClock },
      }) => {
        await countAll(store, 'ab');
        await moveClock(50 * minute);
        await countAll(store, 'cde');
        expectAbout(await store.countRequest('f', fivePerHour), 10 * minute);
        await moveClock(11 * minute);
        expect(await countAll(store, 'gh')).toEqual([0, 0]);
        expectAbout(await store.countRequest('i', fivePerHour), 49 * minute);
      });

      test('do not count what they refuse', async ({ tested: { store, moveClock } }) => {
        await countAll(store, 'abcde');
        await moveClock(59 * minute);
        await countAll(store, 'fghij');
        await moveClock(2 * minute);
        expect(await countAll(store, 'klmno')).toEqual([0, 0, 0, 0, 0]);
      });

      test('count in all windows or in none, and tell the longest wait', async ({
        tested: { store },
      }) => {
        const perVisitor = { key: 'visitor', count: 1, ms: hour };
        const perDay = { key: 'day', count: 2, ms: day };
        const both = [perVisitor, perDay];
        expect(await store.countRequest('a', both)).toBe(0);
        expectAbout(await store.countRequest('b', both), hour);
        expect(await store.countRequest('c', [perDay])).toBe(0);
        expectAbout(await store.countRequest('d', both), day);
      });

      test('let everything pass where there are none', async ({ tested: { store } }) => {
        expect(await countAll(store, 'abcdefgh', [])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      });

      test('forget a request that is refunded, and no other', async ({ tested: { store } }) => {
        await countAll(store, 'abcde');
        await store.refundRequest('c', fivePerHour);
        await store.refundRequest('unknown', fivePerHour);
        expect(await store.countRequest('f', fivePerHour)).toBe(0);
        expect(await store.countRequest('g', fivePerHour)).toBeGreaterThan(0);
      });

      test('block nobody for longer when the clock is set back', async ({
        tested: { store, moveClock },
      }) => {
        await countAll(store, 'abcde');
        await moveClock(-day);
        expect(await store.countRequest('f', fivePerHour)).toBe(0);
      });
    });

    test.describe('the pace', () => {
      test('gives slots so far apart, however many ask at once', async ({ tested: { store } }) => {
        const waits = await Promise.all(
          ['a', 'b', 'c', 'd'].map((id) => store.acquireSlot('queue', call(id))),
        );
        const [first, second, third, fourth] = waits.toSorted(
          (one, other) => (one ?? 0) - (other ?? 0),
        );
        expect(first).toBe(0);
        expectAbout(second, 5_000);
        expectAbout(third, 10_000);
        expectAbout(fourth, 15_000);
      });

      test('keeps a slot for the call that has it until it has come', async ({
        tested: { store, moveClock },
      }) => {
        await store.acquireSlot('queue', call('a'));
        await store.acquireSlot('queue', call('b'));
        expectAbout(await store.acquireSlot('queue', call('b')), 5_000);
        await store.acquireSlot('queue', call('c'));
        await moveClock(5_000);
        expect(await store.acquireSlot('queue', call('b'))).toBe(0);
        expectAbout(await store.acquireSlot('queue', call('c')), 5_000);
      });

      test('refuses a slot that would come too late, and leaves it to the next', async ({
        tested: { store },
      }) => {
        await store.acquireSlot('queue', call('a'));
        expect(
          await store.acquireSlot('queue', call('hasty', { withinMs: 1_000.5 })),
        ).toBeUndefined();
        expectAbout(await store.acquireSlot('queue', call('b')), 5_000);
      });

      test('puts a call that came too soon first, and everybody who waits behind it', async ({
        tested: { store },
      }) => {
        for (const id of ['a', 'b', 'c']) await store.acquireSlot('queue', call(id));
        const again = call('a', { apartMs: 7_000, backOff: true });
        expectAbout(await store.acquireSlot('queue', again), 7_000);
        expectAbout(await store.acquireSlot('queue', call('b')), 14_000);
        expectAbout(await store.acquireSlot('queue', call('c', { withinMs: 30_000 })), 21_000);
        expect(await store.acquireSlot('queue', call('d'))).toBeUndefined();
      });

      test('refuses a call that a back-off has moved too far', async ({ tested: { store } }) => {
        for (const id of ['a', 'b', 'c']) await store.acquireSlot('queue', call(id));
        await store.acquireSlot('queue', call('a', { backOff: true }));
        expect(await store.acquireSlot('queue', call('c', { withinMs: 11_000 }))).toBeUndefined();
      });

      test('holds nobody up when the clock is set back', async ({
        tested: { store, moveClock },
      }) => {
        for (const id of ['a', 'b', 'c']) await store.acquireSlot('queue', call(id));
        await moveClock(-hour);
        expect(await store.acquireSlot('queue', call('d'))).toBe(0);
      });
    });

    test.describe('a key', () => {
      test('is claimed by one, however many ask at once', async ({ tested: { store } }) => {
        const states = await Promise.all(
          ['a', 'b', 'c', 'd'].map((owner) =>
            store.putState('key', owner, `claim ${owner}`, minute),
          ),
        );
        expect(new Set(states).size).toBe(1);
        expect(await store.getState('key')).toBe(states[0]);
        expect(await store.getState('another key')).toBeUndefined();
      });

      test('stays claimed for as long as the claim is renewed', async ({
        tested: { store, moveClock },
      }) => {
        await store.putState('key', 'a', 'claim a', minute);
        await moveClock(minute / 2);
        await store.putState('key', 'a', 'claim a', minute);
        await moveClock(minute / 2);
        expect(await store.putState('key', 'b', 'claim b', minute)).toBe('claim a');
      });

      test('passes to the next when its owner is heard of no more, who then changes nothing', async ({
        tested: { store, moveClock },
      }) => {
        await store.putState('key', 'a', 'claim a', minute);
        await moveClock(minute);
        expect(await store.putState('key', 'b', 'claim b', minute)).toBe('claim b');
        expect(await store.putState('key', 'a', 'claim a', minute)).toBe('claim b');
        expect(await store.putState('key', 'a', 'brief failed', minute)).toBe('claim b');
        expect(await store.getState('key')).toBe('claim b');
      });

      test('keeps its final outcome for the time given, and not longer', async ({
        tested: { store, moveClock },
      }) => {
        await store.putState('key', 'a', 'claim a', minute);
        await store.putState('key', 'a', 'final sent', day);
        await moveClock(day - minute);
        expect(await store.putState('key', 'b', 'claim b', minute)).toBe('final sent');
        expect(await store.putState('key', 'a', 'claim a', minute)).toBe('final sent');
        await moveClock(minute);
        expect(await store.getState('key')).toBeUndefined();
        expect(await store.putState('key', 'b', 'claim b', minute)).toBe('claim b');
      });

      test('tells those who wait of a failure, and is free for whoever tries again', async ({
        tested: { store },
      }) => {
        await store.putState('key', 'a', 'claim a', minute);
        await store.putState('key', 'a', 'brief failed', minute);
        expect(await store.getState('key')).toBe('brief failed');
        expect(await store.putState('key', 'b', 'claim b', minute)).toBe('claim b');
      });
    });
  });
}
