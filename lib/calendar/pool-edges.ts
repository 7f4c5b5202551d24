import { weekdayInWords } from '@/lib/season/date-in-words';
import { addDays } from '@/lib/season/iso-date';

export type PoolEdge = 'top' | 'topStart' | 'topEnd' | 'bottomStart' | 'bottomEnd';

function isSunday(date: string): boolean {
  return weekdayInWords(date) === 'Sunday';
}

/**
 * Which edges of its month's pool a day's cell is at: the top and the four corners. Days with times are water.
 * @param date the ISO date of a day with times
 * @param hasTimes whether an ISO date has times
 */
export function poolEdges(date: string, hasTimes: (date: string) => boolean): readonly PoolEdge[] {
  const ends = (neighbor: string) =>
    neighbor.slice(0, 7) !== date.slice(0, 7) || !hasTimes(neighbor);
  return edgesOf({
    top: ends(addDays(date, -7)),
    bottom: ends(addDays(date, 7)),
    start: isSunday(date) || ends(addDays(date, -1)),
    end: isSunday(addDays(date, 1)) || ends(addDays(date, 1)),
  });
}

/** The edges of a cell from the sides on which its pool ends. */
export function edgesOf({
  top,
  bottom,
  start,
  end,
}: Readonly<Record<'top' | 'bottom' | 'start' | 'end', boolean>>): readonly PoolEdge[] {
  const edges: readonly (readonly [PoolEdge, boolean])[] = [
    ['top', top],
    ['topStart', top && start],
    ['topEnd', top && end],
    ['bottomStart', bottom && start],
    ['bottomEnd', bottom && end],
  ];
  return edges.filter(([, isEdge]) => isEdge).map(([edge]) => edge);
}
