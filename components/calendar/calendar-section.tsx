import water from '@/components/ui/water.module.css';
import { calendarIntroduction, calendarLegend, calendarSteps, seasonOverNote } from '@/data/site';
import type { CalendarSeason } from '@/lib/calendar/calendar-season';
import { CalendarChunk } from './calendar-chunk';
import styles from './calendar.module.css';
import { SeasonNotice } from './season-notice';

export function CalendarSection({ season }: { season: CalendarSeason }) {
  return (
    <section
      id="calendar"
      tabIndex={-1}
      aria-labelledby="calendar-heading"
      className={`${styles.section} ${water.water}`}
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="calendar-heading">Choose a date!</h2>
          <p>{calendarIntroduction}</p>
          <div className={styles.stepsOrNote}>
            <SeasonNotice lastDay={season.lastDay} note={seasonOverNote} />
            <ol className={styles.steps}>
              {calendarSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
        <div className={styles.calendar}>
          <CalendarChunk season={season}>
            {/* Days say it by their names. */}
            <p aria-hidden="true" className={styles.legend}>
              {calendarLegend}
            </p>
          </CalendarChunk>
        </div>
      </div>
    </section>
  );
}
