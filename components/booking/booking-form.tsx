'use client';

import { useActionState, useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { submitBooking } from '@/lib/booking/action';
import { unsent } from '@/lib/booking/booking-result';
import { planPrice } from '@/lib/booking/plan-price';
import { emptyValues, fieldNames } from '@/lib/booking/request-fields';
import { replySentence, requestSentence } from '@/lib/booking/sentences';
import type { OtherDays } from '@/lib/season/other-days';
import styles from './booking-form.module.css';
import { ContactFields } from './contact-fields';
import { keepDraft, restoreDraft } from './draft';
import { LessonTypes } from './lesson-types';
import { MoreDays } from './more-days';
import { OutcomeNotice } from './outcome-notice';
import { takeRememberedPlan } from './remembered-plan';
import { Slots } from './slots';
import { SubmitBar } from './submit-bar';
import { useSend } from './use-send';

/** A day's form (ISO date): it posts without a script; with one, the same action is called in place. */
export function BookingForm({
  date,
  times,
  takenTimes,
  otherDays,
}: {
  date: string;
  times: readonly string[];
  takenTimes: readonly string[];
  otherDays: readonly OtherDays[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const moreDays = useRef<HTMLDetailsElement>(null);
  const [answer, postForm] = useActionState(submitBooking, unsent, `/timeslots/${date}`);
  const { outcome, newlyTaken, sending, send, dismiss } = useSend(date, answer);
  const values = 'values' in answer ? answer.values : emptyValues;
  const taken = [...takenTimes, ...newlyTaken];
  const problems = outcome.status === 'invalid' ? outcome.problems : [];

  useLayoutEffect(() => {
    if (!form.current) return;
    const tickedByHand = lessonTypeBoxes(form.current).filter(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    );
    // Before the script came.
    if (tickedByHand.some(isPlan)) openAfterPaint(moreDays);
    // The values of an answered post are newer than the draft.
    if (answer.status === 'unsent') restoreDraft(date, form.current);
    else keepDraft(date, form.current);
    tickPlan(form.current, takeRememberedPlan());
  }, [answer, date]);

  function noteInput({ currentTarget, target, isTrusted }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') {
      keepDraft(date, currentTarget);
      return;
    }
    if (target.checked && isPlan(target)) openAfterPaint(moreDays);
    afterPaint(() => {
      keepDraft(date, currentTarget);
      // The bar may have grown over the checkbox.
      if (isTrusted) target.scrollIntoView({ block: 'nearest' });
    });
  }

  function dismissOutcome() {
    // Otherwise the focus is lost with the button.
    submit.current?.focus();
    dismiss();
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
      {/* React would reset a default value on every render. */}
      <input type="hidden" name={fieldNames.requestId} />
      <Honeypot />
      <Slots times={times} takenTimes={taken} chosen={values.slots} problems={problems} />
      <LessonTypes chosen={values.lessonTypes} problems={problems} />
      <MoreDays
        date={date}
        form={form}
        ref={moreDays}
        groups={otherDays}
        takenCount={taken.length}
        chosen={values.otherDates}
        problems={problems}
      />
      <ContactFields values={values} problems={problems} />
      <OutcomeNotice outcome={outcome} onDismiss={dismissOutcome} />
      <SubmitBar
        form={form}
        ref={submit}
        otherDays={otherDays}
        takenCount={taken.length}
        sending={sending}
      />
      <div className={styles.next}>
        <p>
          {requestSentence} {replySentence}
        </p>
        <p>It comes to me by email. There is no account, and this site keeps no copy of it.</p>
      </div>
    </form>
  );
}

function openAfterPaint({ current: details }: RefObject<HTMLDetailsElement | null>): void {
  afterPaint(() => {
    if (details) details.open = true;
  });
}

function isPlan({ name, value }: HTMLInputElement): boolean {
  return name === fieldNames.lessonTypes && planPrice(value) !== undefined;
}

function lessonTypeBoxes(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.elements].flatMap((field) =>
    field instanceof HTMLInputElement && field.name === fieldNames.lessonTypes ? [field] : [],
  );
}

/** Ticks a lesson type with an input event, as if by hand. */
function tickPlan(form: HTMLFormElement, plan: string | null | undefined): void {
  const box = lessonTypeBoxes(form).find(({ value, checked }) => value === plan && !checked);
  if (!box) return;
  box.checked = true;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** For programs that fill in every field; hidden from people. */
function Honeypot() {
  return (
    <div aria-hidden="true" className={styles.honeypot}>
      <label>
        Leave this empty
        <input type="text" name={fieldNames.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
