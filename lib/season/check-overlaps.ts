import { lessonMinutes } from '@/data/lesson-plans';
import { UserFacingError } from './user-facing-error';
import { minutesOf } from './clock-time';
import type { Season } from './season-slots';

const minutesPerDay = 24 * 60;
const mostListed = 10;

/** @throws UserFacingError naming slots that begin before the previous lesson ends, even across midnight */
export function checkOverlaps(season: Season): void {
  const slots = [...season.values()].flatMap((slotsOfDay, day) =>
    slotsOfDay.map(({ date, time }) => ({
      words: `${date} ${time}`,
      start: day * minutesPerDay + minutesOf(time),
    })),
  );
  const overlaps = slots.flatMap((slot, index) => {
    const before = slots[index - 1];
    if (!before || slot.start - before.start >= lessonMinutes) return [];
    return [`${before.words} and ${slot.words}`];
  });
  if (overlaps.length === 0) return;
  const more = overlaps.length - mostListed;
  const lines = [
    `A lesson lasts ${lessonMinutes} minutes (lessonMinutes in data/lesson-plans.ts), and these slots are closer together:`,
    ...overlaps.slice(0, mostListed),
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ];
  throw new UserFacingError(
    `${lines.join('\n  ')}\nRemove one of each pair, or plan the season again with npm run season.`,
  );
}
