import { poolEdges } from '@/lib/calendar/pool-edges';
import { expect, test } from './time-zone';

/** Every day from July 28 to August 20, 2025, except August 12. The first week of August has only Friday and Saturday. */
function hasTimes(date: string): boolean {
  return date >= '2025-07-28' && date <= '2025-08-20' && date !== '2025-08-12';
}

test('a pool’s corners are where neither neighbor has times', () => {
  for (const [date, edges] of [
    ['2025-08-01', ['top', 'topStart']],
    ['2025-08-02', ['top', 'topEnd']],
    ['2025-08-03', ['top', 'topStart']],
    ['2025-08-07', ['top']],
    ['2025-08-05', ['top']],
    ['2025-08-13', []],
    ['2025-08-19', ['top']],
    ['2025-08-14', []],
    ['2025-08-16', ['bottomEnd']],
    ['2025-08-17', ['bottomStart']],
    ['2025-08-20', ['bottomEnd']],
  ] as const) {
    expect.soft(poolEdges(date, hasTimes), date).toEqual(edges);
  }
});

test('a pool ends with its month', () => {
  expect(poolEdges('2025-07-31', hasTimes)).toEqual(['top', 'topEnd', 'bottomEnd']);
});
