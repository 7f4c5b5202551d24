import type { Metadata } from 'next';
import { Lessons } from '@/components/lesson/lessons';
import { PageFrame } from '@/components/page/page-frame';

export const metadata: Metadata = { title: 'Your lessons', robots: { index: false } };

/** Reads the lessons from the URL's fragment, which browsers never send to a server. */
export default function LessonPage() {
  return (
    <PageFrame title="Your lessons">
      <Lessons />
    </PageFrame>
  );
}
