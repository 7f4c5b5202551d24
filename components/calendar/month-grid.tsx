import { parseISO } from 'date-fns';
import type { DayProps } from 'react-day-picker';
import { slugOf, type Period } from '@/lib/calendar/period';
import { dateInWords } from '@/lib/season/iso-date';
import { isInSeason, openTimesOf } from '@/lib/season/season';
import { renderDayPicker } from './day-picker-markup';
import styles from './calendar-grid.module.css';

/**
 * A month of the season on react-day-picker. It is rendered to plain HTML here, on the server: as a
 * client component the library would cost every visitor 20 kB of script for a table of links.
 */
export function MonthGrid({ month }: { month: Period }) {
  const firstOfMonth = parseISO(`${slugOf(month)}-01`);
  const markup = renderDayPicker({
    month: firstOfMonth,
    // "Today" would be the day of the build on a static page, so the calendar has none.
    today: firstOfMonth,
    hideNavigation: true,
    classNames: { month_grid: styles.grid ?? '', weekday: styles.weekday ?? '' },
    components: { MonthCaption: Nothing, Day },
  });
  // A string, since the library needs hooks, which server components lack, and is rendered apart: by
  // React, which escapes what it renders, and from the season's data; no visitor's text is in it.
  return <div className={styles.month} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The calendar's own header says the month and has the steps. */
function Nothing() {
  return <></>;
}

function Day({ day }: DayProps) {
  if (day.outside) return <td />;
  const date = day.isoDate;
  const number = Number(date.slice(8));
  if (!isInSeason(date)) {
    return (
      <td aria-disabled="true" className={styles.cell}>
        <span className={styles.closedDay}>{number}</span>
      </td>
    );
  }
  const open = openTimesOf(date).length;
  const slots = open === 0 ? 'no time slots' : `${open} open time slot${open === 1 ? '' : 's'}`;
  return (
    <td className={open > 0 ? styles.cell : styles.emptyCell}>
      <a
        href={`/timeslots/${date}`}
        data-tile={date}
        aria-label={`${dateInWords(date)}, ${slots}`}
        className={styles.day}
      >
        {number}
      </a>
      <span aria-hidden="true" className={styles.count}>
        {open}
        <span className={styles.unit}> open</span>
      </span>
    </td>
  );
}
