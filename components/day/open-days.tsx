'use client';

import { usePathname } from 'next/navigation';
import { createContext, use, type ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { useNow } from '@/components/ui/use-now';
import { openDaysFrom, type CalendarSeason } from '@/lib/calendar/open-slots';
import { dateInPath, dayPath } from '@/lib/page/paths';
import { shortDate } from '@/lib/season/date-in-words';
import styles from './open-days.module.css';

const SeasonContext = createContext<CalendarSeason>({
  first: '',
  last: '',
  starts: [],
  days: [],
});

/** Gives the season to every `OpenDays`. In the layout of the days, it is not part of each prefetched day. */
export function SeasonProvider({
  season,
  children,
}: {
  season: CalendarSeason;
  children: ReactNode;
}) {
  return <SeasonContext value={season}>{children}</SeasonContext>;
}

const mostDays = 6;

const yearOf = (date: string) => date.slice(0, 4);

/**
 * The next open days after an ISO date, by default of the season. Days that may have passed stay hidden until
 * hydration.
 */
export function OpenDays({ after = '' }: { after?: string | undefined }) {
  const season = use(SeasonContext);
  const now = useNow();
  const pageDate = dateInPath(usePathname());
  const daysFrom = (moment: typeof now) =>
    openDaysFrom(season, moment).filter(({ date }) => date > after);
  const upcoming = now === undefined ? [] : daysFrom(now);
  const pending = after ? styles.perhapsPassed : styles.unknown;
  const rendered = daysFrom(undefined).slice(0, mostDays);
  if (rendered.length === 0 || (now !== undefined && upcoming.length === 0)) return null;
  return (
    <div className={`${styles.openDays} in-season`}>
      <h2 className={styles.heading}>Next open days</h2>
      <div className={styles.pool}>
        <ul aria-label="Next open days" className={styles.days}>
          {rendered.map((day, index) => {
            const { date, count } = upcoming[index] ?? day;
            // The server renders one 404 page for every date.
            const isOtherYear = now !== undefined && pageDate && yearOf(pageDate) !== yearOf(date);
            const words = isOtherYear ? `${shortDate(date)}, ${yearOf(date)}` : shortDate(date);
            return (
              <li
                key={`${index} ${words} ${count}`}
                className={upcoming[index] ? undefined : pending}
              >
                <PageLink href={dayPath(date)} className={styles.day}>
                  {words} <span>{count} open</span>
                </PageLink>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
