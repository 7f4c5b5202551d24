import type { Metadata } from 'next';
import { QuestionForm } from '@/components/booking/question-form';
import { PageFrame } from '@/components/page/page-frame';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { canonical } from '@/lib/settings/site-origin';

export const metadata: Metadata = {
  title: 'Ask a question',
  description: 'Ask about the swim lessons without choosing a day.',
  ...canonical('/ask'),
};

/** In seconds, above `responseMs` (`relay.ts`). */
export const maxDuration = 30;

export default function AskPage() {
  return (
    <PageFrame title="Ask a question">
      <ErrorBoundary sentence="The form stopped working.">
        <QuestionForm />
      </ErrorBoundary>
    </PageFrame>
  );
}
