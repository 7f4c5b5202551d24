'use client';

import actionStyles from '@/components/ui/action.module.css';
import { CalendarLink } from '@/components/ui/calendar-link';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { PageLink } from '@/components/ui/page-link';
import { UntilScript } from '@/components/ui/until-script';
import { useFragment } from '@/components/ui/use-fragment';
import { answerBoxes } from '@/lib/answer/answer-boxes';
import { readAnswerFragment, type LinkedRequest } from '@/lib/request/answer-link';
import { lessonsExcept } from '@/lib/request/answered-request';
import { calendarForInstructor } from '@/lib/request/calendar-file';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';
import { Replies } from './replies';
import { RequestDetails } from './request-details';
import { CloseTimes } from './close-times';
import { useCheckedBoxes } from './use-checked-boxes';
import type { Season } from '@/lib/season/season-slots';

type AnswerProps = { season: Season; repository: string | undefined };

export function Answer(props: AnswerProps) {
  return (
    <div className={styles.page}>
      <Content {...props} />
    </div>
  );
}

function Content({ season, repository }: AnswerProps) {
  const fragment = useFragment();
  const request = readAnswerFragment(fragment);
  if (fragment === '') {
    return (
      <>
        <UntilScript>
          This page is for the instructor. The link at the end of each request’s email opens it.
          Here, you can reply and close the times. The page needs JavaScript, because it reads the
          request from the link alone.
        </UntilScript>
        <AllTimesLink />
      </>
    );
  }
  if (!request) {
    return (
      <>
        <p role="alert">
          This link cannot be read, because the email program has changed it. Everything that it
          holds is in the email too: reply to the parent from there, and close the times on the page
          with your whole season.
        </p>
        <AllTimesLink />
      </>
    );
  }
  return (
    // A new key closes the replies to the previous request.
    <ErrorBoundary
      key={fragment}
      sentence="This request cannot be shown."
      otherWays={<AllTimesLink />}
    >
      <RequestToAnswer request={request} season={season} repository={repository} />
    </ErrorBoundary>
  );
}

function RequestToAnswer({
  request,
  season,
  repository,
}: AnswerProps & { request: LinkedRequest }) {
  const { reference } = request;
  const { isChecked, setChecked } = useCheckedBoxes(reference);
  const boxes = answerBoxes(request, season);
  const answered = { ...request, leftOut: lessonsExcept(request, boxes.filter(isChecked)) };
  const calendar = calendarForInstructor(answered);
  return (
    <div className={styles.answer}>
      <RequestDetails request={request} boxes={boxes} isChecked={isChecked} onChange={setChecked} />
      <Replies answered={answered} />
      <CloseTimes answered={answered} season={season} repository={repository} />
      <AnswerSection title="Your calendar">
        <div className={actionStyles.actions}>
          {calendar && (
            <CalendarLink file={calendar} reference={reference} className={actionStyles.quiet}>
              Add to my calendar
            </CalendarLink>
          )}
          <AllTimesLink />
        </div>
      </AnswerSection>
    </div>
  );
}

function AllTimesLink() {
  return (
    <PageLink href="/instructor" className={actionStyles.quiet}>
      All your times
    </PageLink>
  );
}
