'use client';

import { useSyncExternalStore, type ComponentProps } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { Part } from '@/components/ui/error-boundary';
import { readAnswerFragment } from '@/lib/answer/answer-link';
import { calendarForInstructor } from '@/lib/request/calendar-file';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';
import { Replies } from './replies';
import { RequestDetails } from './request-details';
import { CloseTimes } from './close-times';
import type { Season } from '@/lib/season/season-schema';

function onFragmentChange(listener: () => void): () => void {
  const handleChange = () => {
    // On Back, Next ignores an entry that the browser added for another link in this tab, unless `replaceState` adopts it.
    if (window.history.state === null) window.history.replaceState(null, '', window.location.href);
    listener();
  };
  window.addEventListener('hashchange', handleChange);
  return () => window.removeEventListener('hashchange', handleChange);
}

export function Answer({ season, repository }: { season: Season; repository: string | undefined }) {
  const fragment = useSyncExternalStore(
    onFragmentChange,
    () => window.location.hash.slice(1),
    () => '',
  );
  const request = readAnswerFragment(fragment);
  if (fragment === '') return <Purpose />;
  if (!request) {
    return (
      <p role="alert">
        This link cannot be read, because the email program has changed it. Everything that it holds
        is in the email too: reply to the parent from there, and close the times on the page with
        your whole season.
      </p>
    );
  }
  return (
    // A new key closes the replies to the previous request.
    <Part key={fragment} sentence="This request cannot be shown.">
      <RequestToAnswer request={request} season={season} repository={repository} />
    </Part>
  );
}

function RequestToAnswer({ request, season, repository }: ComponentProps<typeof CloseTimes>) {
  const { reference, times } = request;
  return (
    <div className={styles.answer}>
      <RequestDetails request={request} season={season} />
      <Replies request={request} />
      <CloseTimes request={request} season={season} repository={repository} />
      {times.length > 0 && (
        <AnswerSection title="Calendar">
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarForInstructor(request))}`}
            download={`swim-lesson-${reference}.ics`}
            className={actionStyles.quiet}
          >
            Add to my calendar
          </a>
        </AnswerSection>
      )}
    </div>
  );
}

function Purpose() {
  return (
    <p>
      This page is for the instructor. The link at the end of each request’s email opens it. Here,
      you can reply and close the times. The page needs JavaScript, because it reads the request
      from the link alone.
    </p>
  );
}
