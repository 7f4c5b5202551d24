import type { Metadata } from 'next';
import { BookingFormChunk } from '@/components/booking/booking-form-chunk';
import { PageFrame } from '@/components/page/page-frame';
import { canonical } from '@/lib/site-origin';

export const metadata: Metadata = {
  title: 'Ask a question',
  description: 'Ask about the swim lessons without choosing a day.',
  ...canonical('/ask'),
};

/** In seconds, above the action's own deadline. */
export const maxDuration = 30;

export default function AskPage() {
  return (
    <PageFrame title="Ask a question">
      <BookingFormChunk date="" slots={[]} otherDays={[]} />
    </PageFrame>
  );
}
