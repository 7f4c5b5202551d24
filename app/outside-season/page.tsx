import type { Metadata } from 'next';
import { DateFromUrl } from '@/components/day/date-from-url';
import { DayWithoutSlots } from '@/components/day/day-without-slots';
import { PageFrame } from '@/components/page/page-frame';

export const metadata: Metadata = { title: 'Time Slots', robots: { index: false } };

/**
 * The one page that every real date outside the season is given (`next.config.mjs` rewrites them
 * here), so that no number of made-up dates makes the server render or keep anything.
 */
export default function OutsideSeasonPage() {
  return (
    <PageFrame title="Time Slots" below={<DateFromUrl />}>
      <DayWithoutSlots />
    </PageFrame>
  );
}
