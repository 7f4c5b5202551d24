import type { ReactNode } from 'react';
import { SubmittedNotice } from '@/components/booking/submitted-notice';
import { Home } from '@/components/home/home';

/**
 * The home page around the calendar's view. It is a layout so that stepping through the calendar,
 * where every view has its own static page, replaces the view alone.
 */
export default function HomeLayout({ children }: { children: ReactNode }) {
  return <Home notice={<SubmittedNotice />} calendar={children} />;
}
