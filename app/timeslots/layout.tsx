import { PageSurface } from '@/components/page/page-frame';

/** The layout holds what surrounds every day, so that a prefetched day contains only what differs. */
export default function DaysLayout({ children }: LayoutProps<'/timeslots'>) {
  return <PageSurface>{children}</PageSurface>;
}
