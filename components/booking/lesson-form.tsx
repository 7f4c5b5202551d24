'use client';

import { requestSentence } from '@/lib/request/sentences';
import type { OtherDay } from '@/lib/season/other-days';
import type { Slot } from '@/lib/season/season-slots';
import { ContactFields, NoteField } from './contact-fields';
import { LessonSummary } from './lesson-summary';
import { LessonTypes } from './lesson-types';
import { MoreDays } from './more-days';
import { RequestForm } from './request-form';
import { NoTimeHint } from './submit-bar';
import { Times } from './times';

/** The form of a day. */
export function LessonForm({
  date,
  slots,
  otherDays,
}: {
  /** An ISO date. */
  date: string;
  slots: readonly Slot[];
  otherDays: readonly OtherDay[];
}) {
  return (
    <RequestForm
      topic={{ kind: 'lesson', date }}
      label="Booking request"
      noun="request"
      bar={{
        reassurance: requestSentence,
        summary: <LessonSummary date={date} otherDays={otherDays} />,
        hint: <NoTimeHint />,
      }}
    >
      <Times date={date} slots={slots} />
      <LessonTypes />
      <MoreDays date={date} otherDays={otherDays} />
      <ContactFields>
        <NoteField
          label="Additional info"
          hint="Your name, the swimmer’s age and what they can do already."
        />
      </ContactFields>
    </RequestForm>
  );
}
