import type { Metadata } from 'next';
import { OpeningCalendarView } from '@/components/calendar/calendar-view';
import { StructuredData } from '@/components/home/structured-data';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default function HomePage() {
  return (
    <>
      <StructuredData />
      <OpeningCalendarView />
    </>
  );
}
