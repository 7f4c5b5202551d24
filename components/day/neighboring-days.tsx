import { PageLink } from '@/components/ui/page-link';
import { dayPath } from '@/lib/paths';
import { shortDate } from '@/lib/season/date-in-words';
import { addDays } from '@/lib/season/iso-date';
import { datesWithOpenTimes, openTimesOf } from '@/lib/season/season';
import { NextDayLink } from './next-day-link';
import styles from './neighboring-days.module.css';

export function NeighboringDays({ date }: { date: string }) {
  const before = datesWithOpenTimes.findLast((day) => day < date);
  const after = datesWithOpenTimes.find((day) => day > date);
  const lastTime = after && openTimesOf(after).at(-1);
  return (
    <nav aria-label="Other days with times" className={styles.days}>
      {before && (
        <PageLink href={dayPath(before)}>
          <span aria-hidden="true">‹ </span>
          {before === addDays(date, -1) ? (
            <span className="visually-hidden">Day before: </span>
          ) : (
            'Earlier day: '
          )}
          {shortDate(before)}
        </PageLink>
      )}
      <PageLink href="/#calendar">All days</PageLink>
      {lastTime && (
        <NextDayLink date={after} lastTime={lastTime}>
          {after === addDays(date, 1) ? (
            <span className="visually-hidden">Day after: </span>
          ) : (
            'Next open day: '
          )}
          {shortDate(after)}
          <span aria-hidden="true"> ›</span>
        </NextDayLink>
      )}
    </nav>
  );
}
