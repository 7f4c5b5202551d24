import type { Metadata } from 'next';
import { Home } from '@/components/home/home';
import { SubmittedNotice } from '@/components/receipt/submitted-notice';

export const metadata: Metadata = { robots: { index: false } };

/**
 * The home page of a visitor whose request was just sent without a script. `next.config.mjs` shows it
 * at `/` to a browser that holds the receipt's cookie, and nowhere else.
 */
export default function SubmittedPage() {
  return <Home notice={<SubmittedNotice />} />;
}
