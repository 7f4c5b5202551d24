'use client';

import { ChunkBoundary } from '@/components/ui/chunk-boundary';
import laneLine from '@/components/ui/lane-line.module.css';
import { lazyChunk } from '@/components/ui/lazy-chunk';
import { useToday } from '@/components/ui/use-today';
import { calendarIntroduction, calendarLegend, seasonOverNote } from '@/data/site';
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
      className={styles.section}
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="calendar-heading" className={laneLine.laneLine}>
            Choose a date!
          </h2>
          <p>{calendarIntroduction}</p>
          <ul className={styles.legend}>
            <li className={styles.open}>{calendarLegend.open}</li>
            <li className={styles.none}>{calendarLegend.none}</li>
          </ul>
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
