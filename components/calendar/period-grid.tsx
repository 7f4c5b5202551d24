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
import { edgesOf } from '@/lib/calendar/pool-edges';
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

  const tiles = tilesOf(period);
  const isWater = (index: number) => {
    const tile = tiles[index];
    return tile !== undefined && overlapsSeason(tile, season);
  };

  function renderTile(tile: Period, index: number) {
    const slug = slugOf(tile);
    const text = tile.view === 'month' ? <MonthName name={monthNameOf(tile)} /> : labelOf(tile);
    const openDays = openDaysIn(tile, season).filter(isStillOpen).length;
    const isShallow = tile.view === 'month' && openDays === 0;
    if (!isWater(index)) {
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
    const edges = edgesOf({
      top: !isWater(index - 3),
      bottom: !isWater(index + 3),
      start: index % 3 === 0 || !isWater(index - 1),
      end: index % 3 === 2 || !isWater(index + 1),
    }).map((edge) => cellStyles[edge]);
    return (
      <>
        <a
          data-name={slug}
          href={calendarHref(tile)}
          aria-label={labelOf(tile)}
          {...(openDays > 0 && { 'aria-describedby': `open-days-${slug}` })}
          className={[
            cellStyles.cell,
            cellStyles.water,
            ...edges,
            styles.tile,
            isShallow && styles.shallow,
          ]
            .filter(Boolean)
            .join(' ')}
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
      {tiles.map((tile, index) => (
        <li key={slugOf(tile)}>{renderTile(tile, index)}</li>
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
