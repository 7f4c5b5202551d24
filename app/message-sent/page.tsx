import type { Metadata } from 'next';
import { Home } from '@/components/home/home';
import { SubmittedNotice } from '@/components/receipt/submitted-notice';

export const metadata: Metadata = { robots: { index: false } };

/** `/submitted` for questions. */
export default function MessageSentPage() {
  return <Home notice={<SubmittedNotice of="question" />} />;
}
