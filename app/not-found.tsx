import type { Metadata } from 'next';
import { MangledAnswerLink } from '@/components/answer/mangled-answer-link';
import { MissingPageText, MissingPageTitle } from '@/components/day/missing-day';
import { PageFrame } from '@/components/page/page-frame';
import actionStyles from '@/components/ui/action.module.css';
import { AskLink } from '@/components/page/ask-link';
import { CalendarLink } from '@/components/page/calendar-link';
import { planCallToAction } from '@/data/site';
import { noSlotsSentence } from '@/lib/request/sentences';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PageFrame title={<MissingPageTitle>Page not found</MissingPageTitle>}>
      <MangledAnswerLink />
      <MissingPageText sentence={noSlotsSentence}>Check the address for a typo.</MissingPageText>
      <div className={actionStyles.actions}>
        <div className="in-season">
          <CalendarLink>{planCallToAction}</CalendarLink>
        </div>
        <AskLink className={actionStyles.quiet} />
      </div>
    </PageFrame>
  );
}
