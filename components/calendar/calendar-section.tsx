import { OpenDays, SeasonProvider } from '@/components/day/open-days';
import { AskLink } from '@/components/page/ask-link';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { lessonPlans } from '@/data/lesson-plans';
import {
  calendarLegend,
  calendarQuestion,
  calendarSteps,
  seasonOverHint,
  seasonOverNote,
} from '@/data/site';
import type { CalendarSeason } from '@/lib/calendar/open-slots';
import { isRepeated } from '@/lib/request/lesson-types';
import { siteOrigin } from '@/lib/settings/site-origin';
import { Calendar } from './calendar';
import styles from './calendar.module.css';

const planIntroductions = Object.fromEntries(
  lessonPlans.map(({ name, lessonType }) => [
    lessonType,
    `${name}: choose its ${isRepeated(lessonType) ? 'first day' : 'day'}.`,
  ]),
);

export function CalendarSection({ season }: { season: CalendarSeason }) {
  return (
    <section id="calendar" aria-labelledby="calendar-heading" className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <div className={`${styles.over} season-over`}>
            <p className={styles.overNote}>{seasonOverNote}</p>
            <AskLink className={styles.ask} />
          </div>
          <h2 id="calendar-heading">Choose a date!</h2>
          <p className={`${styles.overHint} season-over`}>{seasonOverHint}</p>
        </div>
        <ErrorBoundary
          sentence="The calendar stopped working."
          otherWays={
            <>
              <SeasonProvider season={season}>
                <OpenDays />
              </SeasonProvider>
              <AskLink />
            </>
          }
        >
          <Calendar
            season={season}
            origin={siteOrigin()}
            legend={calendarLegend}
            planIntroductions={planIntroductions}
          />
        </ErrorBoundary>
        <div className={`${styles.text} in-season`}>
          <ol className={styles.steps}>
            {calendarSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            {calendarQuestion} <AskLink />
          </p>
        </div>
      </div>
    </section>
  );
}
