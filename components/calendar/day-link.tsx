import { memo, type ReactNode } from 'react';
import { dayPath } from '@/lib/paths';
import { dateInWords } from '@/lib/season/date-in-words';
import styles from './calendar-grid.module.css';

function slotsInWords(openCount: number | null): string {
  if (openCount === null) return 'no time slots';
  if (openCount === 0) return 'all time slots taken';
  return `${openCount} open time slot${openCount === 1 ? '' : 's'}`;
}

/** A day as a link. Memoized because a focus change affects only two days. */
export const DayLink = memo(function DayLink({
  date,
  openCount,
  isToday,
  hasPassed,
  tabIndex,
  children,
}: {
  date: string;
  /** The number of open slots; `null` on a day without slots. */
  openCount: number | null;
  isToday: boolean;
  hasPassed: boolean;
  tabIndex?: number;
  children: ReactNode;
}) {
  const isCountNamed = !hasPassed || openCount === null;
  const name = [
    dateInWords(date),
    isCountNamed && slotsInWords(openCount),
    hasPassed && 'passed',
    isToday && 'today',
  ];
  return (
    <>
      <a
        href={dayPath(date)}
        data-name={date}
        aria-label={name.filter(Boolean).join(', ')}
        {...(isToday && { 'aria-current': 'date' })}
        className={[
          styles.day,
          openCount === null && styles.empty,
          openCount === 0 && styles.full,
          hasPassed && styles.passed,
          isToday && styles.today,
        ]
          .filter(Boolean)
          .join(' ')}
        tabIndex={tabIndex}
      >
        <span className={styles.number}>{children}</span>
      </a>
      {/* Outside the link, whose accessible name includes the count. */}
      {(openCount !== null || isToday) && (
        <span aria-hidden="true" className={styles.count}>
          {openCount === null ? 'today' : openCount || 'full'}
          {Boolean(openCount) && <span className={styles.unit}> open</span>}
        </span>
      )}
    </>
  );
});
