import type { Metadata } from 'next';
import { Home } from '@/components/home/home';
import { ReceiptNotice } from '@/components/outcome/receipt-notice';
import { canonical } from '@/lib/site-origin';

export const metadata: Metadata = canonical('/');

export default function HomePage() {
  return <Home notice={<ReceiptNotice />} />;
}
