'use client';

import { ChunkBoundary } from '@/components/ui/chunk-boundary';
import { lazyChunk } from '@/components/ui/lazy-chunk';
import water from '@/components/ui/water.module.css';
import { useToday } from '@/components/ui/use-today';
import { calendarIntroduction, calendarSteps, seasonOverNote } from '@/data/site';
import type { CalendarSeason } from '@/lib/calendar/calendar-season';
// The calendar's styles come with the page, since its HTML does.
import './calendar-grid.module.css';
import styles from './calendar.module.css';

const { chunk, Component: Calendar } = lazyChunk('calendar', async () => {
  return (await import('./calendar')).Calendar;
});
chunk.preload();

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
          <ol className={styles.steps}>
            {calendarSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <SeasonNotice lastDay={season.lastDay} />
        </div>
        <div className={styles.calendar}>
          <ChunkBoundary
            chunk={chunk}
            fallback={<p className={styles.fallback}>Loading the calendar…</p>}
            failure={{
              besideHtml: 'A part of the calendar did not load. You can choose a day all the same.',
              alone: 'The calendar did not load.',
            }}
          >
            <Calendar season={season} />
          </ChunkBoundary>
        </div>
      </div>
    </section>
  );
}

function SeasonNotice({ lastDay }: { lastDay: string }) {
  const today = useToday();
  const isOver = today !== undefined && today > lastDay;
  return <p className={isOver ? undefined : styles.unseen}>{seasonOverNote}</p>;
}
