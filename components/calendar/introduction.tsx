import { ChangingText } from '@/components/ui/changing-text';
import { openDaysFrom, type CalendarSeason } from '@/lib/calendar/open-slots';
import { monthNameOf, slugOf, tilesOf, type Period } from '@/lib/calendar/period';
import { dayPath } from '@/lib/page/paths';
import { shortDate } from '@/lib/season/date-in-words';
import type { Moment } from '@/lib/season/clock-time';
import styles from './calendar.module.css';

/** Says what to choose, or in a month how to read its days. A month that has passed leads to the next open day instead. */
export function Introduction({
  period,
  season,
  now,
  text,
}: {
  period: Period;
  season: CalendarSeason;
  now: Moment | undefined;
  text: string;
}) {
  const smaller = tilesOf(period)[0]?.view;
  const hasPassed = !smaller && now !== undefined && slugOf(period) < now.date.slice(0, 7);
  if (!hasPassed) {
    return (
      <ChangingText as="p" className={styles.introduction}>
        {smaller ? `Choose a ${smaller}.` : text}
      </ChangingText>
    );
  }
  const next = openDaysFrom(season, now)[0]?.date;
  return (
    <ChangingText as="p" text={slugOf(period) + next} className={styles.introduction}>
      {monthNameOf(period)} has passed.{' '}
      {next && (
        <a href={dayPath(next)} data-name={next}>
          Next open day:{' '}
          <span className="unbroken">
            {shortDate(next)}
            <span aria-hidden="true"> ›</span>
          </span>
        </a>
      )}
    </ChangingText>
  );
}
