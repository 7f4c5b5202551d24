'use client';

import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { PageLink } from '@/components/ui/page-link';
import { dayPath } from '@/lib/paths';
import { shortDate } from '@/lib/season/date-in-words';
import { DateInWords } from './date-in-words';
import styles from './neighboring-days.module.css';

/** The URL's date in words and, before the season, a link to the first open day (ISO date). */
export function DateFromUrl({ firstOpenDay }: { firstOpenDay: string | undefined }) {
  const isHydrating = useIsHydrating();
  const path = isHydrating ? '' : window.location.pathname;
  const date = /\/timeslots\/(\d{4}-\d\d-\d\d)$/.exec(path)?.[1] ?? '';
  return (
    <>
      <DateInWords date={date} />
      {/* Reserves space while the date is unknown. */}
      <div className={`${styles.days} in-season`}>
        {date && firstOpenDay && date < firstOpenDay && (
          <PageLink href={dayPath(firstOpenDay)}>
            Next open day: {shortDate(firstOpenDay)}
            <span aria-hidden="true"> ›</span>
          </PageLink>
        )}
      </div>
    </>
  );
}
