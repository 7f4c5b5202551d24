import type { Metadata } from 'next';
import { Instructor } from '@/components/instructor/instructor';
import { PageFrame } from '@/components/page/page-frame';
import { repository } from '@/lib/settings/repository';
import { season } from '@/lib/season/season';

export const metadata: Metadata = { title: 'Your times', robots: { index: false } };

/** Anyone may look. GitHub decides who may change the season. */
export default function InstructorPage() {
  return (
    <PageFrame title="Your times">
      <Instructor season={season} repository={repository()} />
    </PageFrame>
  );
}
