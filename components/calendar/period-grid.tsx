import { calendarPath, isOpen } from '@/lib/calendar/calendar-path';
import { labelOf, monthNameOf, slugOf, tilesOf, type Period } from '@/lib/calendar/period';
import styles from './calendar-grid.module.css';

const columns = 3;

function rowsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / columns);
  return Array.from({ length: count }, (_, row) => items.slice(row * columns, (row + 1) * columns));
}

/**
 * The months of a year, the years of a decade or the decades of a century, three in a row. No table,
 * since neither its rows nor its columns have anything in common that a header could say.
 */
export function PeriodGrid({ period }: { period: Period }) {
  return (
    <div role="grid" aria-label={labelOf(period)} className={styles.grid}>
      {rowsOf(tilesOf(period)).map((row) => (
        <div role="row" key={row.map(slugOf).join()} className={styles.row}>
          {row.map((tile) => (
            <div role="gridcell" key={slugOf(tile)} className={styles.cell}>
              <Tile period={tile} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Tile({ period }: { period: Period }) {
  const text = period.view === 'month' ? <MonthName name={monthNameOf(period)} /> : labelOf(period);
  if (!isOpen(period)) {
    return (
      <span role="link" aria-disabled="true" aria-label={labelOf(period)} className={styles.closed}>
        {text}
      </span>
    );
  }
  return (
    <a
      href={`${calendarPath(period)}#calendar`}
      data-tile={slugOf(period)}
      aria-label={labelOf(period)}
      className={styles.tile}
    >
      {text}
    </a>
  );
}

/** A month's name, and its first three letters for where it does not fit. */
function MonthName({ name }: { name: string }) {
  return (
    <span data-short={name.slice(0, 3)} className={styles.name}>
      <span>{name}</span>
    </span>
  );
}
