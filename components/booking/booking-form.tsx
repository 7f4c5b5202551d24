'use client';

import { useActionState, useDeferredValue, useRef } from 'react';
import { FailureNotice } from '@/components/outcome/failure-notice';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { submitBooking } from '@/lib/booking/action';
import { unsent } from '@/lib/booking/booking-result';
import { formPath } from '@/lib/paths';
import { emptyValues, honeypotField } from '@/lib/request/form-values';
import type { OtherDay } from '@/lib/season/other-days';
import type { Slot } from '@/lib/season/season-schema';
import { timesIn } from '@/lib/season/season-slots';
import styles from './booking-form.module.css';
import { LessonTypes, Times } from './choices';
import { ContactFields } from './contact-fields';
import { willBeFilledIn } from './draft';
import { DraftForm, FormContext } from './form-state';
import { MoreDays } from './more-days';
import { SubmitBar } from './submit-bar';
import { useSend } from './use-send';

/** The form of a day (ISO date), or of a question if `date` is empty. It also works without a script. */
export function BookingForm({
  date,
  slots,
  otherDays,
}: {
  date: string;
  slots: readonly Slot[];
  otherDays: readonly OtherDay[];
}) {
  const isHydrating = useIsHydrating();
  // After a tap on a day, the first frame has only what a phone shows, or all fields if a draft fills them in.
  const isWhole = useDeferredValue(true, isHydrating || !date || willBeFilledIn(date));
  const submit = useRef<HTMLButtonElement>(null);
  const [postedResult, postForm] = useActionState(submitBooking, unsent, formPath(date));
  const { result, newlyClosed, sending, send, showProblems, dismiss } = useSend(date, postedResult);
  const values = 'values' in postedResult ? postedResult.values : emptyValues;
  const currentSlots = slots.map((slot) =>
    newlyClosed.includes(slot.time) ? { ...slot, state: 'closed' as const } : slot,
  );
  const problems = result.status === 'invalid' ? result.problems : [];

  function dismissNotice() {
    // Dismissing removes the button that has the focus.
    submit.current?.focus();
    dismiss();
  }

  return (
    <FormContext value={{ date, otherDays, values, problems }}>
      <DraftForm
        postedResult={postedResult}
        closedCount={timesIn('closed', currentSlots).length}
        onDraftProblems={showProblems}
        action={postForm}
        onSubmit={send}
      >
        <input type="hidden" name="date" value={date} />
        <Honeypot />
        {/* A change while the form is being sent would not reach the email. */}
        <div className={styles.fields} inert={sending}>
          {date && <Times slots={currentSlots} />}
          {isWhole && (
            <>
              {date && <LessonTypes />}
              {date && <MoreDays />}
              <ContactFields />
            </>
          )}
        </div>
        <FailureNotice
          result={result}
          noun={date ? 'request' : 'message'}
          onDismiss={dismissNotice}
        />
        <SubmitBar ref={submit} sending={sending} />
        {isWhole && (
          <div className={styles.next}>
            <p>
              Your {date ? 'request' : 'message'} comes to me by email. There is no account, and
              this site keeps no copy of it.
            </p>
          </div>
        )}
      </DraftForm>
    </FormContext>
  );
}

/** Catches bots, which fill in every field. Hidden from people. */
function Honeypot() {
  return (
    <div aria-hidden="true" className={styles.honeypot}>
      <label>
        Leave this empty
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
