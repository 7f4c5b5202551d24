import { calendarPath, openingMonth, openPeriods } from '@/lib/calendar/calendar-path';
import { labelOf, slugOf, type Period } from '@/lib/calendar/period';
import { firstDay, lastDay } from '@/lib/season/season';
import { CalendarBehaviour } from './calendar-behaviour';
import { CalendarHeader } from './calendar-header';
import styles from './calendar-view.module.css';
import { MonthGrid } from './month-grid';
import { PeriodGrid } from './period-grid';

/** One view of the calendar: a month of days, or the months, years or decades of a larger period. */
export function CalendarView({ period }: { period: Period }) {
  const siblings = openPeriods().filter(({ view }) => view === period.view);
  return (
    <CalendarBehaviour
      key={slugOf(period)}
      label={labelOf(period)}
      path={calendarPath(period)}
      siblings={siblings.map(calendarPath)}
      firstDay={firstDay}
      lastDay={lastDay}
    >
      <div className={styles.view}>
        <CalendarHeader period={period} />
        {period.view === 'month' ? <MonthGrid month={period} /> : <PeriodGrid period={period} />}
      </div>
    </CalendarBehaviour>
  );
}

/** The view that the home page opens on. */
export function OpeningCalendarView() {
  return <CalendarView period={openingMonth} />;
}
