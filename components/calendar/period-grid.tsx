import { ChangingText } from '@/components/ui/changing-text';
import cellStyles from '@/components/ui/calendar-cell.module.css';
import { calendarHref } from '@/lib/calendar/calendar-path';
import {
  countUpcoming,
  openDaysIn,
  openStartsOn,
  type CalendarSeason,
} from '@/lib/calendar/open-slots';
import {
  overlapsSeason,
  labelOf,
  monthNameOf,
  slugOf,
  tilesOf,
  type Period,
} from '@/lib/calendar/period';
import type { Moment } from '@/lib/season/clock-time';
import styles from './period-grid.module.css';

export function PeriodGrid({
  period,
  season,
  now,
}: {
  period: Period;
  season: CalendarSeason;
  now: Moment | undefined;
}) {
  function isStillOpen(date: string): boolean {
    if (now && date < now.date) return false;
    return countUpcoming(openStartsOn(date, season) ?? [], date, now) > 0;
  }

  function renderTile(tile: Period) {
    const slug = slugOf(tile);
    const text = tile.view === 'month' ? <MonthName name={monthNameOf(tile)} /> : labelOf(tile);
    const openDays = openDaysIn(tile, season).filter(isStillOpen).length;
    const isShallow = tile.view === 'month' && openDays === 0;
    if (!overlapsSeason(tile, season)) {
      return (
        <span
          role="link"
          aria-disabled="true"
          aria-label={labelOf(tile)}
          className={cellStyles.cell}
        >
          {text}
        </span>
      );
    }
    return (
      <>
        <a
          data-name={slug}
          href={calendarHref(tile)}
          aria-label={labelOf(tile)}
          {...(openDays > 0 && { 'aria-describedby': `open-days-${slug}` })}
          className={`${cellStyles.cell} ${cellStyles.water} ${styles.tile} ${isShallow ? styles.shallow : ''}`}
        >
          {text}
        </a>
        {openDays > 0 && (
          <ChangingText
            text={String(openDays)}
            id={`open-days-${slug}`}
            aria-hidden="true"
            className={`${cellStyles.count} ${styles.count}`}
          >
            {openDays}
            <span> {openDays === 1 ? 'day' : 'days'} open</span>
          </ChangingText>
        )}
      </>
    );
  }

  return (
    <ul aria-label={labelOf(period)} className={styles.tiles}>
      {tilesOf(period).map((tile) => (
        <li key={slugOf(tile)}>{renderTile(tile)}</li>
      ))}
    </ul>
  );
}

function MonthName({ name }: { name: string }) {
  return (
    <span data-short={name.slice(0, 3)} className={styles.name}>
      <span>{name}</span>
    </span>
  );
}
