import { ChangingText } from '@/components/ui/changing-text';
import cellStyles from '@/components/ui/calendar-cell.module.css';
import { openDaysFrom, openDaysIn, type CalendarSeason } from '@/lib/calendar/open-slots';
import { monthNameOf, slugOf, type Period } from '@/lib/calendar/period';
import { dayPath } from '@/lib/page/paths';
import { shortDate } from '@/lib/season/date-in-words';
import type { Moment } from '@/lib/season/clock-time';
import styles from './calendar.module.css';

/** Shows the chosen plan and, in a month, the legend. A month that has passed links to the next open day instead. */
export function Introduction({
  period,
  season,
  now,
  legend,
  planIntroduction,
}: {
  period: Period;
  season: CalendarSeason;
  now: Moment | undefined;
  legend: string;
  planIntroduction: string | undefined;
}) {
  const [count, ...words] = legend.split(' ');
  const hasPassed = now !== undefined && slugOf(period) < now.date.slice(0, 7);
  if (period.view !== 'month' || !hasPassed) {
    return (
      <ChangingText as="div" text={slugOf(period)} className={styles.introduction}>
        {planIntroduction && <p>{planIntroduction}</p>}
        {openDaysIn(period, season).length > 0 && (
          <p className={cellStyles.legend}>
            <span className={cellStyles.sample}>{count}</span> {words.join(' ')}
          </p>
        )}
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
