import { Home } from '@/components/home/home';
import { slugsContaining } from '@/lib/calendar/calendar-path';
import { seasonDates } from '@/lib/season/season';

export const dynamicParams = false;

export function generateStaticParams() {
  return slugsContaining(seasonDates).map((period) => ({ period }));
}

export default function CalendarPage() {
  return <Home />;
}
