'use client';

import { lazyChunk } from '@/components/ui/lazy-chunk';
// The server renders the calendar, so its styles must load with the page.
import './month-grid.module.css';
import './period-grid.module.css';
import styles from './calendar.module.css';

export const { Component: CalendarChunk } = lazyChunk({
  name: 'calendar',
  importComponent: async () => (await import('./calendar')).Calendar,
  fallback: <p className={styles.fallback}>Loading the calendar…</p>,
  noun: 'calendar',
  reassurance: 'You can still choose a day.',
});
