import { useState, type KeyboardEvent } from 'react';
import { inPlace } from '@/components/ui/in-place';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { useToday } from '@/components/ui/use-today';
import { calendarHref } from '@/lib/calendar/calendar-path';
import { openDaysIn, type CalendarSeason } from '@/lib/calendar/calendar-season';
import { columns, tileAfterKey } from '@/lib/calendar/keyboard';
import {
  overlapsSeason,
  labelOf,
  monthNameOf,
  slugOf,
  tilesOf,
  type Period,
} from '@/lib/calendar/period';
import styles from './calendar-grid.module.css';

/** The months of a year, the years of a decade or the decades of a century. */
export function PeriodGrid({
  period,
  season,
  onOpen,
  onStep,
  onMove,
}: {
  period: Period;
  season: CalendarSeason;
  onOpen: (tile: Period) => void;
  onStep: (direction: -1 | 1) => void;
  onMove: (slug: string) => void;
}) {
  const tiles = tilesOf(period);
  const [focused, setFocused] = useState<string>();
  const isHydrating = useIsHydrating();
  const today = useToday() ?? '';
  const openSlugs = tiles.map((tile) => (overlapsSeason(tile, season) ? slugOf(tile) : undefined));
  const tabStop = openSlugs.find((slug) => slug === focused) ?? openSlugs.find(Boolean);

  function press(event: KeyboardEvent, slug: string) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const next = tileAfterKey(key, openSlugs, slug);
    if (key === 'PageUp' || key === 'PageDown') onStep(key === 'PageUp' ? -1 : 1);
    else if (next) onMove(next);
    else return;
    event.preventDefault();
  }

  function cell(tile: Period) {
    const slug = slugOf(tile);
    const text = tile.view === 'month' ? <MonthName name={monthNameOf(tile)} /> : labelOf(tile);
    const openDays = openDaysIn(tile, season).filter((date) => date >= today).length;
    if (!openSlugs.includes(slug)) {
      return (
        <span role="link" aria-disabled="true" aria-label={labelOf(tile)} className={styles.closed}>
          {text}
        </span>
      );
    }
    return (
      <>
        <a
          data-name={slug}
          href={calendarHref(tile, season)}
          aria-label={labelOf(tile)}
          {...(openDays > 0 && { 'aria-describedby': `open-days-${slug}` })}
          className={styles.tile}
          // Without a script, Tab stops at every tile.
          {...(!isHydrating && { tabIndex: slug === tabStop ? 0 : -1 })}
          onClick={inPlace(() => onOpen(tile))}
          onFocus={() => setFocused(slug)}
          onKeyDown={(event) => press(event, slug)}
        >
          {text}
        </a>
        {openDays > 0 && (
          <span id={`open-days-${slug}`} aria-hidden="true" className={styles.count}>
            {openDays}
            <span className={styles.tileUnit}> {openDays === 1 ? 'day' : 'days'} open</span>
          </span>
        )}
      </>
    );
  }

  const rows = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns),
  );
  return (
    <div role="grid" aria-label={labelOf(period)} className={styles.grid}>
      {rows.map((row) => (
        <div role="row" key={row.map(slugOf).join()} className={styles.row}>
          {row.map((tile) => (
            <div role="gridcell" key={slugOf(tile)}>
              {cell(tile)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function MonthName({ name }: { name: string }) {
  return (
    <span data-short={name.slice(0, 3)} className={styles.name}>
      <span>{name}</span>
    </span>
  );
}
