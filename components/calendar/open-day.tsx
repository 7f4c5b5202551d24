import { memo, type ReactNode } from 'react';
import { dateInWords } from '@/lib/season/date-in-words';
import styles from './calendar-grid.module.css';

/** A day as a link; memoized, since moving the focus concerns two days of a month. */
export const OpenDay = memo(function OpenDay({
  date,
  open,
  isToday,
  hasPassed,
  tabIndex,
  children,
}: {
  date: string;
  open: number;
  isToday: boolean;
  hasPassed: boolean;
  tabIndex?: number;
  children: ReactNode;
}) {
  const slots = open === 0 ? 'no time slots' : `${open} open time slot${open === 1 ? '' : 's'}`;
  const remark = hasPassed ? ', passed' : isToday ? ', today' : '';
  return (
    <>
      <a
        href={`/timeslots/${date}`}
        data-name={date}
        aria-label={`${dateInWords(date)}, ${slots}${remark}`}
        {...(isToday && { 'aria-current': 'date' })}
        className={[
          styles.day,
          open === 0 && styles.empty,
          hasPassed && styles.passed,
          isToday && styles.today,
        ]
          .filter(Boolean)
          .join(' ')}
        tabIndex={tabIndex}
      >
        {children}
      </a>
      {open > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {open}
          <span className={styles.unit}> open</span>
        </span>
      )}
    </>
  );
});
