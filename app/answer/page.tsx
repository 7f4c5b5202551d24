import type { Metadata } from 'next';
import { Answer } from '@/components/answer/answer';
import { PageFrame } from '@/components/page/page-frame';
import { repository } from '@/lib/settings/environment';
import { season } from '@/lib/season/season';

export const metadata: Metadata = { title: 'Answer a request', robots: { index: false } };

/** Reads the request from the URL's fragment, which browsers never send to a server. */
export default function AnswerPage() {
  return (
    <PageFrame title="Answer a request">
      <Answer season={season} repository={repository()} />
    </PageFrame>
  );
}
