import { dayAfterKey } from '@/lib/calendar/day-after-key';
import { expect, test } from './time-zone';

const [firstDay, lastDay] = ['2024-01-01', '2026-12-31'];

test('keys cross month ends, leap days and clock changes, and stop at the season’s ends', () => {
  for (const [from, key, to] of [
    ['2025-12-31', 'ArrowRight', '2026-01-01'],
    ['2024-02-28', 'ArrowRight', '2024-02-29'],
    ['2025-03-09', 'ArrowRight', '2025-03-10'],
    // In Cairo, both target days start at one o'clock.
    ['2025-04-24', 'ArrowRight', '2025-04-25'],
    ['2026-03-24', 'PageDown', '2026-04-24'],
    ['2025-11-02', 'ArrowLeft', '2025-11-01'],
    ['2025-08-01', 'ArrowLeft', '2025-07-31'],
    ['2025-08-02', 'Home', '2025-07-27'],
    ['2025-03-11', 'Home', '2025-03-09'],
    ['2025-03-09', 'End', '2025-03-15'],
    ['2025-12-31', 'End', '2026-01-03'],
    ['2025-12-15', 'PageDown', '2026-01-15'],
    ['2025-08-31', 'PageDown', '2025-09-30'],
    ['2024-02-29', 'Shift+PageDown', '2025-02-28'],
    ...['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'].map((key) => [firstDay, key, firstDay] as const),
    ...['ArrowRight', 'ArrowDown', 'End', 'PageDown'].map(
      (key) => [lastDay, key, lastDay] as const,
    ),
  ] as const) {
    const shift = key.startsWith('Shift+');
    const target = dayAfterKey(key.replace('Shift+', ''), shift, from, {
      first: firstDay,
      last: lastDay,
    });
    expect.soft(target, `${key} on ${from}`).toBe(to);
  }
});
