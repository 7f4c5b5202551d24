'use client';

import { PageLink } from '@/components/ui/page-link';
import { useNow } from '@/components/ui/use-now';
import { openDaysFrom, type CalendarSeason } from '@/lib/calendar/open-slots';
import { dayPath } from '@/lib/paths';
import { shortDate } from '@/lib/season/date-in-words';
import neighborStyles from './neighboring-days.module.css';
import styles from './open-days.module.css';

const mostDays = 6;

/**
 * The first open days of `season`, which begins after the page's day. Once the page's day has passed, they are the first
 * that are still to come, and appear as soon as the script knows the time.
 */
export function OpenDays({ season }: { season: CalendarSeason }) {
  const now = useNow();
  const toCome = now === undefined ? [] : openDaysFrom(season, now);
  const rendered = openDaysFrom(season).slice(0, mostDays);
  if (now !== undefined && toCome.length === 0) return null;
  return (
    <ul aria-label="Next open days" className={`${styles.days} in-season`}>
      {rendered.map((day, index) => {
        const { date, count } = toCome[index] ?? day;
        return (
          <li
            key={`${index} ${date} ${count}`}
            className={toCome[index] ? undefined : neighborStyles.hiddenOnPassedDay}
          >
            <PageLink href={dayPath(date)}>
              {shortDate(date)} <span>{count} open</span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
