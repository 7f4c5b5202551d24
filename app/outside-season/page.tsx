import type { Metadata } from 'next';
import { DateFromUrl } from '@/components/day/date-from-url';
import { DayWithoutSlots } from '@/components/day/day-without-slots';
import { PageFrame } from '@/components/page/page-frame';
import { datesWithOpenTimes } from '@/lib/season/season';

export const metadata: Metadata = { title: 'Time Slots', robots: { index: false } };

/** Serves every date outside the season as one static page, so that made-up dates cost nothing. */
export default function OutsideSeasonPage() {
  return (
    <PageFrame title="Time Slots" below={<DateFromUrl firstOpenDay={datesWithOpenTimes[0]} />}>
      <DayWithoutSlots />
    </PageFrame>
  );
}
