'use client';

import { useActionState, useLayoutEffect, useRef, type FormEvent } from 'react';
import { submitBooking } from '@/lib/booking/action';
import { unsent } from '@/lib/booking/booking-result';
import { emptyValues, fieldNames } from '@/lib/booking/request-fields';
import { giveRequestId, keepDraft, restoreDraft } from './booking-draft';
import styles from './booking-form.module.css';
import { ContactFields } from './contact-fields';
import { LessonTypeChoice } from './lesson-type-choice';
import { Outcome } from './outcome';
import { SlotChoice } from './slot-choice';
import { SubmitBar } from './submit-bar';
import { WhatHappensNext } from './what-happens-next';
import { Trap } from './trap';
import { useSending } from './use-sending';

/**
 * The booking form of one day. It posts by itself where no script runs; with one, the same action is
 * called without leaving the page, so that nothing can empty the form but success.
 */
export function BookingForm({
  date,
  times,
  takenTimes,
}: {
  date: string;
  times: readonly string[];
  takenTimes: readonly string[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, postForm] = useActionState(submitBooking, unsent, `/timeslots/${date}`);
  const { result, sending, send, dismiss } = useSending(date, answer);
  const values = 'values' in answer ? answer.values : emptyValues;
  const problems = result.status === 'invalid' ? result.problems : [];

  useLayoutEffect(() => {
    if (!form.current) return;
    // A page that answers a post made before the script ran holds the values; they are newer.
    if (answer.status === 'unsent') restoreDraft(date, form.current);
    else keepDraft(date, form.current);
  }, [answer, date]);

  function noteInput(event: FormEvent<HTMLFormElement>) {
    giveRequestId(event.currentTarget);
    keepDraft(date, event.currentTarget);
  }

  return (
    <form
      ref={form}
      action={postForm}
      onSubmit={send}
      onInput={noteInput}
      aria-label="Booking request"
      className={styles.form}
    >
      <input type="hidden" name={fieldNames.date} value={date} />
      {/* Without a default: React would put it back, and the id be lost, whenever the form renders. */}
      <input type="hidden" name={fieldNames.requestId} />
      <Trap />
      <SlotChoice times={times} takenTimes={takenTimes} chosen={values.slots} problems={problems} />
      <LessonTypeChoice chosen={values.lessonTypes} problems={problems} />
      <ContactFields values={values} problems={problems} />
      <Outcome result={result} onDismiss={dismiss} />
      <SubmitBar form={form} sending={sending} />
      <WhatHappensNext />
    </form>
  );
}
