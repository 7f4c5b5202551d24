'use client';

import { createContext, type ReactNode } from 'react';
import type { CalendarSeason } from '@/lib/calendar/open-slots';

export const SeasonContext = createContext<CalendarSeason>({
  firstDay: '',
  lastDay: '',
  starts: [],
  days: [],
});

/** Gives the season to every `OpenDays`. In the layout of the days, it is not part of each prefetched day. */
export function SeasonProvider({
  season,
  children,
}: {
  season: CalendarSeason;
  children: ReactNode;
}) {
  return <SeasonContext value={season}>{children}</SeasonContext>;
}
