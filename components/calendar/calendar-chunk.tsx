'use client';

import type { ComponentProps } from 'react';
import { ChunkBoundary } from '@/components/ui/chunk-boundary';
import { lazyChunk } from '@/components/ui/lazy-chunk';
// The calendar's styles come with the page, since its HTML does.
import './calendar-grid.module.css';
import styles from './calendar.module.css';

const { chunk, Component: Calendar } = lazyChunk('calendar', async () => {
  return (await import('./calendar')).Calendar;
});
chunk.preload();

const failure = {
  besideHtml: 'A part of the calendar did not load. You can choose a day all the same.',
  alone: 'The calendar did not load.',
};

/** The calendar, which works as HTML before or without its script. */
export function CalendarChunk(props: ComponentProps<typeof Calendar>) {
  return (
    <ChunkBoundary
      chunk={chunk}
      fallback={<p className={styles.fallback}>Loading the calendar…</p>}
      failure={failure}
    >
      <Calendar {...props} />
    </ChunkBoundary>
  );
}
