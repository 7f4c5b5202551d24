import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CalendarView } from '@/components/calendar/calendar-view';
import { calendarPath, openPeriods } from '@/lib/calendar/calendar-path';
import { slugOf } from '@/lib/calendar/period';

/** The same page as the home page but for the calendar's view, so search engines are sent there. */
export const metadata: Metadata = { alternates: { canonical: '/' } };

export const dynamicParams = false;

export function generateStaticParams() {
  return openPeriods()
    .filter((period) => calendarPath(period) !== '/')
    .map((period) => ({ period: slugOf(period) }));
}

export default async function CalendarPage({ params }: PageProps<'/calendar/[period]'>) {
  const { period: slug } = await params;
  const period = openPeriods().find((candidate) => slugOf(candidate) === slug);
  if (!period) notFound();
  return <CalendarView period={period} />;
}
