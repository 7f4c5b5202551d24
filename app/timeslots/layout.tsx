import { PageSurface } from '@/components/page/page-frame';

/** The days share their surroundings, so that each one that is prefetched is only its own. */
export default function DaysLayout({ children }: LayoutProps<'/timeslots'>) {
  return <PageSurface>{children}</PageSurface>;
}
