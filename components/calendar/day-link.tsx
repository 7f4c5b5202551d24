import { memo, type ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import cellStyles from '@/components/ui/calendar-cell.module.css';
import { openStartsOn, type CalendarSeason } from '@/lib/calendar/open-slots';
import { poolEdges } from '@/lib/calendar/pool-edges';
import { dayPath } from '@/lib/page/paths';
import { pluralize } from '@/lib/season/pluralize';
import { dateInWords } from '@/lib/season/date-in-words';
import styles from './month-grid.module.css';

function slotsInWords(openCount: number | null, isFull: boolean): string {
  if (openCount === null) return 'no time slots';
  if (isFull) return 'no open times';
  return openCount > 0 ? pluralize(openCount, 'open time slot') : 'no more time slots';
}

/** Memoized because a focus change affects only two days. */
export const DayLink = memo(function DayLink({
  date,
  season,
  openCount,
  isFull,
  isToday,
  hasPassed,
  tabIndex,
  children,
}: {
  date: string;
  season: CalendarSeason;
  /** The number of open slots, of today only those to come; `null` on a day without slots. */
  openCount: number | null;
  isFull: boolean;
  isToday: boolean;
  hasPassed: boolean;
  tabIndex?: number;
  children: ReactNode;
}) {
  const hasTimes = openCount !== null;
  const name = [
    dateInWords(date),
    (!hasPassed || !hasTimes) && slotsInWords(openCount, isFull),
    hasPassed && 'passed',
    isToday && 'today',
  ];
  const edges = hasTimes
    ? poolEdges(date, (neighbor) => Boolean(openStartsOn(neighbor, season))).map(
        (edge) => cellStyles[edge],
      )
    : [];
  return (
    <>
      <a
        href={dayPath(date)}
        data-name={date}
        aria-label={name.filter(Boolean).join(', ')}
        {...(isToday && { 'aria-current': 'date' })}
        className={[
          cellStyles.cell,
          hasTimes && cellStyles.water,
          ...edges,
          hasTimes && styles.hasTimes,
          isToday && cellStyles.today,
          openCount === 0 && styles.noneLeft,
          hasPassed && styles.passed,
        ]
          .filter(Boolean)
          .join(' ')}
        tabIndex={tabIndex}
      >
        <span className={styles.number}>{children}</span>
      </a>
      {/* Outside the link, whose accessible name includes it. */}
      {hasTimes && !isFull && (
        <ChangingText text={String(openCount)} aria-hidden="true" className={cellStyles.count}>
          {openCount}
          <span className={styles.unit}> open</span>
        </ChangingText>
      )}
    </>
  );
});
