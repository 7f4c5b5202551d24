import type { Metadata } from 'next';
import { DayNotice } from '@/components/day/day-notice';
import noticeStyles from '@/components/day/day-notice.module.css';
import { MangledLink, MissingPageSentence, MissingPageTitle } from '@/components/day/missing-page';
import { SeasonProvider } from '@/components/day/open-days';
import { PageFrame } from '@/components/page/page-frame';
import actionStyles from '@/components/ui/action.module.css';
import { Lane } from '@/components/ui/lane';
import { PageLink } from '@/components/ui/page-link';
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
            <p className="in-season">
              <PageLink href="/#calendar" className={actionStyles.action}>
                {planCallToAction}
              </PageLink>
            </p>
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
