import type { Metadata } from 'next';
import { Instructor } from '@/components/instructor/instructor';
import { PageFrame } from '@/components/page/page-frame';
import { waysToSend } from '@/lib/commands/issue-link';
import { nextSeason } from '@/lib/commands/next-season';
import { season } from '@/lib/season/season';
import { todayAtSchool } from '@/lib/season/time-zone';
import { repository } from '@/lib/settings/environment';

export const metadata: Metadata = { title: 'Your times', robots: { index: false } };

/** Anyone may look. GitHub decides who may change the season. */
export default function InstructorPage() {
  return (
    <PageFrame title="Your times">
      <Instructor
        season={season}
        repository={repository()}
        newSeason={waysToSend(repository(), [nextSeason(season, todayAtSchool())])}
      />
    </PageFrame>
  );
}
