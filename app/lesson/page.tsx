import type { Metadata } from 'next';
import { Lessons } from '@/components/lesson/lessons';
import { PageFrame } from '@/components/page/page-frame';
import { Photo } from '@/components/ui/photo';
import { poolPhotos } from '@/data/photos';

export const metadata: Metadata = { title: 'Your lessons', robots: { index: false } };

/** Reads the lessons from the URL's fragment, which browsers never send to a server. */
export default function LessonPage() {
  const [pool] = poolPhotos;
  return (
    <PageFrame title="Your lessons">
      <Lessons>{pool && <Photo {...pool} alt="" sizes="27rem" />}</Lessons>
    </PageFrame>
  );
}
