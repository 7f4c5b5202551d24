import { PageSurface } from '@/components/page/page-frame';

/** What surrounds every day, so that a prefetched day contains only what differs. */
export default function DaysLayout({ children }: LayoutProps<'/timeslots'>) {
  return <PageSurface>{children}</PageSurface>;
}
