import { memo, type ReactNode } from 'react';
import { dateInWords } from '@/lib/season/date-in-words';
import styles from './calendar-grid.module.css';

function slotsInWords(open: number | null): string {
  if (open === null) return 'no time slots';
  if (open === 0) return 'all time slots taken';
  return `${open} open time slot${open === 1 ? '' : 's'}`;
}

/** A day as a link. Memoized because a focus change affects only two days. */
export const DayLink = memo(function DayLink({
  date,
  open,
  isToday,
  hasPassed,
  tabIndex,
  children,
}: {
  date: string;
  /** The number of open slots; `null` on a day without slots. */
  open: number | null;
  isToday: boolean;
  hasPassed: boolean;
  tabIndex?: number;
  children: ReactNode;
}) {
  const hadLessons = hasPassed && open !== null;
  const name = [
    dateInWords(date),
    !hadLessons && slotsInWords(open),
    hasPassed && 'passed',
    isToday && 'today',
  ];
  return (
    <>
      <a
        href={`/timeslots/${date}`}
        data-name={date}
        aria-label={name.filter(Boolean).join(', ')}
        {...(isToday && { 'aria-current': 'date' })}
        className={[
          styles.day,
          open === null && styles.empty,
          open === 0 && styles.full,
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
      {(open !== null || isToday) && (
        <span aria-hidden="true" className={styles.count}>
          {open === null ? 'today' : open || 'full'}
          {Boolean(open) && <span className={styles.unit}> open</span>}
        </span>
      )}
    </>
  );
});
