import type { Metadata } from 'next';
import { OpeningCalendarView } from '@/components/calendar/calendar-view';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default function HomePage() {
  return <OpeningCalendarView />;
}
