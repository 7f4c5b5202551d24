import type { Metadata } from 'next';
import { Home } from '@/components/home/home';
import { SubmittedNotice } from '@/components/outcome/submitted-notice';

export const metadata: Metadata = { robots: { index: false } };

export default function MessageSentPage() {
  return <Home confirmation={<SubmittedNotice kind="question" />} />;
}
