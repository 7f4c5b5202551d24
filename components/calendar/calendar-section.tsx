import type { ReactNode } from 'react';
import { calendarIntroduction, calendarLegend, seasonOverNote } from '@/data/site';
import laneLine from '@/components/ui/lane-line.module.css';
import { lastDay } from '@/lib/season/season';
import { announcementId } from './announcement';
import styles from './calendar-section.module.css';
import { SeasonWords } from './season-words';

/** The calendar's place on the home page. It outlives the view inside it, and so does what speaks for it. */
export function CalendarSection({ children }: { children: ReactNode }) {
  return (
    <section
      id="calendar"
      tabIndex={-1}
      aria-labelledby="calendar-heading"
      className={styles.section}
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="calendar-heading" className={laneLine.laneLine}>
            Choose a date!
          </h2>
          <SeasonWords
            lastDay={lastDay}
            introduction={calendarIntroduction}
            overNote={seasonOverNote}
          />
          <ul className={styles.legend}>
            <li className={styles.open}>{calendarLegend.open}</li>
            <li className={styles.none}>{calendarLegend.none}</li>
          </ul>
        </div>
        <p id={announcementId} role="status" className="visually-hidden" />
        {children}
      </div>
    </section>
  );
}
