import { SeasonProvider } from '@/components/day/open-days';
import { PageSurface } from '@/components/page/page-frame';
import { calendarSeason } from '@/lib/calendar/calendar-season';

/** The layout holds what surrounds every day, so that a prefetched day contains only what differs. */
export default function DaysLayout({ children }: LayoutProps<'/timeslots'>) {
  return (
    <PageSurface>
      <SeasonProvider season={calendarSeason}>{children}</SeasonProvider>
    </PageSurface>
  );
}
