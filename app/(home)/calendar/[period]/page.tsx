import type { Metadata } from 'next';

import { Home } from '@/components/home/home';
import { ReceiptNotice } from '@/components/receipt/receipt-notice';
import { periodsInSeason } from '@/lib/calendar/calendar-path';
import { slugOf } from '@/lib/calendar/period';
import { firstDay, lastDay } from '@/lib/season/season';
import { canonical } from '@/lib/site-origin';

export const metadata: Metadata = canonical('/');

export const dynamicParams = false;

export function generateStaticParams() {
  return periodsInSeason({ firstDay, lastDay }).map((period) => ({ period: slugOf(period) }));
}

export default function CalendarPage() {
  return <Home notice={<ReceiptNotice />} />;
}
