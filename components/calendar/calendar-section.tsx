import { AskLink } from '@/components/ui/ask-link';
import water from '@/components/ui/water.module.css';
import {
  calendarIntroduction,
  calendarLegend,
  calendarQuestion,
  calendarSteps,
  seasonOverNote,
} from '@/data/site';
import type { CalendarSeason } from '@/lib/calendar/calendar-season';
import { CalendarChunk } from './calendar-chunk';
import styles from './calendar.module.css';

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
          <div className={`${styles.over} season-over`}>
            <p className={styles.overNote}>{seasonOverNote}</p>
            <AskLink className={styles.ask} />
          </div>
          <h2 id="calendar-heading">Choose a date!</h2>
          <p className="in-season">{calendarIntroduction}</p>
          <ol className={`${styles.steps} in-season`}>
            {calendarSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="in-season">
            {calendarQuestion} <AskLink />
          </p>
        </div>
        <div className={styles.calendar}>
          <CalendarChunk season={season}>
            {/* Days say it by their names. */}
            <p aria-hidden="true" className={`${styles.legend} in-season`}>
              {calendarLegend}
            </p>
          </CalendarChunk>
        </div>
      </div>
    </section>
  );
}
