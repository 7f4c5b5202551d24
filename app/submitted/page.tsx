import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Notice } from '@/components/alert/notice';
import { AddToCalendar } from '@/components/booking/add-to-calendar';
import { ForgetSentDraft } from '@/components/booking/forget-sent-draft';
import { ReceiptDetails } from '@/components/booking/receipt-details';
import placeStyles from '@/components/booking/submitted-notice.module.css';
import { OpeningCalendarView } from '@/components/calendar/calendar-view';
import { Home } from '@/components/home/home';
import actionStyles from '@/components/ui/action.module.css';
import { PageLink } from '@/components/ui/page-link';
import { receiptLeft } from '@/lib/booking/receipt-cookie';
import { submittedSentence } from '@/lib/booking/sentences';

export const metadata: Metadata = { robots: { index: false } };

/**
 * The home page of a visitor whose request was just sent without a script. `next.config.mjs` shows it
 * at `/` to a browser that holds the receipt; the home page itself stays static for everyone else.
 */
export default async function SubmittedPage() {
  const receipt = await receiptLeft();
  if (!receipt) redirect('/');
  const notice = (
    <div className={placeStyles.place}>
      <Notice tone="success" sentence={submittedSentence}>
        <ReceiptDetails receipt={receipt} />
        <ForgetSentDraft date={receipt.date} />
        <div className={placeStyles.ways}>
          <AddToCalendar receipt={receipt} />
          <PageLink href="/?receipt=dismissed" className={actionStyles.quiet}>
            Dismiss
          </PageLink>
        </div>
      </Notice>
    </div>
  );
  return <Home notice={notice} calendar={<OpeningCalendarView />} />;
}
