import type { Metadata } from 'next';
import { PageFrame } from '@/components/page/page-frame';
import { CalendarLink } from '@/components/ui/calendar-link';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PageFrame title="There is no page here">
      <p>The address may have a slip in it, or the day may belong to another summer.</p>
      <CalendarLink />
    </PageFrame>
  );
}
