import type { Metadata } from 'next';
import { Home } from '@/components/home/home';
import { SubmittedNotice } from '@/components/outcome/submitted-notice';

export const metadata: Metadata = { robots: { index: false } };

/** A rewrite shows this page at `/?receipt` while the receipt's cookie is set. */
export default function SubmittedPage() {
  return <Home confirmation={<SubmittedNotice kind="lesson" />} />;
}
