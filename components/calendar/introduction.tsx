import type { Ref } from 'react';
import { onPlainClick } from '@/components/ui/on-plain-click';
import { useNow } from '@/components/ui/use-now';
import { openDaysFrom, type CalendarSeason } from '@/lib/calendar/open-slots';
import { monthNameOf, slugOf, tilesOf, type Period } from '@/lib/calendar/period';
import { dayPath } from '@/lib/paths';
import { shortDate } from '@/lib/season/date-in-words';
import styles from './calendar.module.css';

/** Says what to choose, or in a month how to read its days. A month that has passed leads to the next open day instead. */
export function Introduction({
  period,
  season,
  text,
  linkRef,
  onOpen,
}: {
  period: Period;
  season: CalendarSeason;
  text: string;
  linkRef: Ref<HTMLAnchorElement>;
  onOpen: (date: string) => void;
}) {
  const now = useNow();
  const smaller = tilesOf(period)[0]?.view;
  const hasPassed = !smaller && now !== undefined && slugOf(period) < now.date.slice(0, 7);
  if (!hasPassed) {
    const words = smaller ? `Choose a ${smaller}.` : text;
    return (
      <p key={words} className={styles.introduction}>
        {words}
      </p>
    );
  }
  const next = openDaysFrom(season, now)[0]?.date;
  return (
    <p key={slugOf(period) + next} className={styles.introduction}>
      {monthNameOf(period)} has passed.{' '}
      {next && (
        <a
          ref={linkRef}
          href={dayPath(next)}
          data-name={next}
          onClick={onPlainClick(() => onOpen(next))}
        >
          Next open day:{' '}
          <span className="unbroken">
            {shortDate(next)}
            <span aria-hidden="true"> ›</span>
          </span>
        </a>
      )}
    </p>
  );
}
