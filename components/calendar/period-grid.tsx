import { calendarPath, isOpen } from '@/lib/calendar/calendar-path';
import { labelOf, monthNameOf, slugOf, tilesOf, type Period } from '@/lib/calendar/period';
import styles from './calendar-grid.module.css';

const columns = 3;

function rowsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / columns);
  return Array.from({ length: count }, (_, row) => items.slice(row * columns, (row + 1) * columns));
}

/** The months of a year, the years of a decade or the decades of a century, three in a row. */
export function PeriodGrid({ period }: { period: Period }) {
  return (
    <table role="grid" aria-label={labelOf(period)} className={styles.grid}>
      <tbody>
        {rowsOf(tilesOf(period)).map((row) => (
          <tr key={row.map(slugOf).join()}>
            {row.map((tile) => (
              <td key={slugOf(tile)} className={styles.cell}>
                <Tile period={tile} />
              </td>
            ))}
            {row.length < columns && <td colSpan={columns - row.length} />}
          </tr>
        ))}
      </tbody>
    </table>
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

/** A month's name, of which the first three letters stay where it does not fit. */
function MonthName({ name }: { name: string }) {
  return (
    <span>
      {name.slice(0, 3)}
      <span className={styles.restOfName}>{name.slice(3)}</span>
    </span>
  );
}
