import type { Metadata } from 'next';
import { DayNotice } from '@/components/day/day-notice';
import noticeStyles from '@/components/day/day-notice.module.css';
import { MissingPageSentence, MissingPageTitle } from '@/components/day/missing-page';
import { SeasonProvider } from '@/components/day/season-context';
import { CalendarLink } from '@/components/page/calendar-link';
import { MangledLink } from '@/components/page/mangled-link';
import { PageFrame } from '@/components/page/page-frame';
import { Lane } from '@/components/ui/lane';
import { planCallToAction } from '@/data/site';
import { calendarSeason } from '@/lib/calendar/calendar-season';
import { noSlotsSentence } from '@/lib/request/sentences';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <SeasonProvider season={calendarSeason}>
      <PageFrame title={<MissingPageTitle>Page not found</MissingPageTitle>}>
        <MangledLink />
        <Lane className={noticeStyles.emptyLane} />
        <DayNotice
          actions={
            <div className="in-season">
              <CalendarLink>{planCallToAction}</CalendarLink>
            </div>
          }
        >
          <MissingPageSentence noSlots={noSlotsSentence}>
            Check the address for a typo.
          </MissingPageSentence>
        </DayNotice>
      </PageFrame>
    </SeasonProvider>
  );
}
