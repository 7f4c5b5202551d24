import { PageLink } from '@/components/ui/page-link';
import { calendarHref } from '@/lib/calendar/calendar-path';
import { periodOf } from '@/lib/calendar/period';
import { dayPath } from '@/lib/page/paths';
import { shortDate } from '@/lib/season/date-in-words';
import { addDays } from '@/lib/season/iso-date';
import { datesWithOpenTimes } from '@/lib/season/season';
import styles from './neighboring-days.module.css';

/** A day that has passed offers no neighbors, because the next open day may be far from it. */
export function NeighboringDays({ date }: { date: string }) {
  const before = datesWithOpenTimes.filter((day) => day < date).at(-1);
  const after = datesWithOpenTimes.find((day) => day > date);
  return (
    <nav aria-label="Other days with times" className={styles.days}>
      {before && (
        <PageLink href={dayPath(before)} className="day-to-come">
          <span aria-hidden="true">‹ </span>
          <span className="visually-hidden">
            {before === addDays(date, -1) ? 'Day before: ' : 'Earlier day: '}
          </span>
          {shortDate(before)}
        </PageLink>
      )}
      <PageLink href={calendarHref(periodOf('month', date))}>All days</PageLink>
      {after && (
        <PageLink href={dayPath(after)} className="day-to-come">
          <span className="visually-hidden">
            {after === addDays(date, 1) ? 'Day after: ' : 'Next open day: '}
          </span>
          {shortDate(after)}
          <span aria-hidden="true"> ›</span>
        </PageLink>
      )}
    </nav>
  );
}
