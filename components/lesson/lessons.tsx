'use client';

import type { ReactNode } from 'react';
import { AskLink } from '@/components/page/ask-link';
import actionStyles from '@/components/ui/action.module.css';
import { CalendarLink } from '@/components/ui/calendar-link';
import { ChangingText } from '@/components/ui/changing-text';
import { DotSeparated } from '@/components/ui/dot-separated';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Lane } from '@/components/ui/lane';
import { PageLink } from '@/components/ui/page-link';
import { Pool } from '@/components/ui/pool';
import { UntilScript } from '@/components/ui/until-script';
import { useFragment } from '@/components/ui/use-fragment';
import { useNow } from '@/components/ui/use-now';
import {
  confirmedDays,
  lessonDayInWords,
  type AnsweredRequest,
  type LessonDay,
} from '@/lib/request/answered-request';
import { askPath } from '@/lib/request/ask-link';
import { calendarOfAnswer } from '@/lib/request/calendar-file';
import { lessonPath, readLessonFragment } from '@/lib/request/lesson-link';
import { dateInWords } from '@/lib/season/date-in-words';
import { daysBetween } from '@/lib/season/iso-date';
import type { Moment } from '@/lib/season/clock-time';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import styles from './lessons.module.css';

/** The lessons, beside a photo where the screen is wide. */
export function Lessons({ children: photo }: { children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.lessons}>
        <Content />
      </div>
      {photo}
    </div>
  );
}

function Content() {
  const fragment = useFragment();
  const request = readLessonFragment(fragment);
  if (fragment === '') {
    return (
      <UntilScript>
        The link at the end of my message opens your lessons on this page, if the browser runs
        JavaScript. The days and times are in the message too.
      </UntilScript>
    );
  }
  if (!request) {
    return (
      <>
        <p role="alert">
          This link cannot be read, because an app has changed it. The days and times are in my
          message too.
        </p>
        <AskLink className={actionStyles.quiet} />
      </>
    );
  }
  return (
    <ErrorBoundary
      key={fragment}
      sentence="Your lessons cannot be shown. They are in my message too."
    >
      <LessonsOf request={request} />
    </ErrorBoundary>
  );
}

function hasEnded({ date, times }: LessonDay, now: Moment | undefined): boolean {
  if (now?.date !== date) return now !== undefined && date < now.date;
  const end = spansOf(times).at(-1)?.end;
  return end !== undefined && end <= now.minutes;
}

/** Until two days after a lesson, because a clock in another time zone may be more than a day ahead of the school's. */
function canChange({ date }: LessonDay, now: Moment | undefined): boolean {
  return now === undefined || daysBetween(date, now.date) <= 2;
}

function LessonsOf({ request }: { request: AnsweredRequest }) {
  const now = useNow();
  const { leftOut, reference } = request;
  const days = confirmedDays(request);
  const link = new URL(lessonPath(request), window.location.href).href;
  const isOffered = days.some((day) => canChange(day, now));
  const calendar = isOffered ? calendarOfAnswer(request, link) : '';
  return (
    <>
      <div className={styles.card}>
        <Lane />
        <ul className={styles.days}>
          {days.map((day) => (
            <Day key={day.date} day={day} now={now} reference={reference} />
          ))}
          {leftOut.length > 0 && (
            <li className={styles.over}>
              Not confirmed: {leftOut.map(lessonDayInWords).join('; ')}
            </li>
          )}
        </ul>
      </div>
      {calendar && (
        <CalendarLink file={calendar} reference={reference} className={actionStyles.action}>
          Add to calendar
        </CalendarLink>
      )}
      <p className={styles.quiet}>
        If my message says otherwise, my message counts. Your reference is{' '}
        <strong>{reference}</strong>.
      </p>
    </>
  );
}

function Day({
  day,
  now,
  reference,
}: {
  day: LessonDay;
  now: Moment | undefined;
  reference: string;
}) {
  const { date, times } = day;
  const isOver = hasEnded(day, now);
  const spans = spansOf(times).map(spanInWords);
  return (
    <ChangingText as="li" text={String(isOver)} className={isOver ? styles.over : styles.day}>
      <div className={styles.lesson}>
        <p className={styles.date}>
          {dateInWords(date)} {isOver && <span className={styles.quiet}>passed</span>}
        </p>
        {spans.length > 0 && (
          <p className={styles.times}>
            {isOver ? <DotSeparated parts={spans} /> : <Pool tiles={spans} />}
          </p>
        )}
      </div>
      {canChange(day, now) && (
        <PageLink href={askPath({ date, times, reference })} className={actionStyles.quiet}>
          I can’t come<span className="visually-hidden"> on {dateInWords(date)}</span>
        </PageLink>
      )}
    </ChangingText>
  );
}
