import type { Metadata } from 'next';
import { Home } from '@/components/home/home';
import { SubmittedNotice } from '@/components/receipt/submitted-notice';

export const metadata: Metadata = { robots: { index: false } };

/** Confirms a question, as `/submitted` confirms a request. */
export default function MessageSentPage() {
  return <Home notice={<SubmittedNotice kind="question" />} />;
}
