import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
} from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import type { BookingResult, Problem } from '@/lib/booking/booking-result';
import { fieldNames } from '@/lib/booking/request-fields';
import styles from './booking-form.module.css';
import { ChoiceContext, choiceIn, noChoice } from './choice';
import { hasDraft, keepDraft, restoreDraft } from './draft';
import { isEdited } from './form-entries';
import { rememberedPlan } from './remembered-plan';

/**
 * The form element with its draft. Its parts learn from `ChoiceContext` what is ticked, so that a tick
 * renders those alone that show it.
 */
export function FilledForm({
  date,
  answer,
  takenCount,
  onGone,
  children,
  ...form
}: {
  date: string;
  /** The answer to a form that was posted without a script. */
  answer: BookingResult;
  takenCount: number;
  /** Called with what a draft asks for and the form offers no more; stable. */
  onGone: (problems: readonly Problem[]) => void;
} & Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'children'>) {
  const element = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(noChoice);
  const [touched, setTouched] = useState(false);

  function readChoice() {
    const { current } = element;
    // The tick is painted first.
    if (current) startTransition(() => setChoice((before) => choiceIn(current, before)));
  }

  useLayoutEffect(() => {
    if (!element.current) return;
    // Before the script came.
    if (isEdited(element.current)) setTouched(true);
    // The values of an answered post are newer than the draft.
    if (answer.status !== 'unsent') keepDraft(date, element.current);
    else {
      const problems = restoreDraft(date, element.current);
      if (problems.length > 0) onGone(problems);
      if (!hasDraft(date)) tickRememberedPlan(element.current);
    }
  }, [answer, date, onGone]);

  // A slot that was taken is a checkbox no more.
  useEffect(readChoice, [answer, takenCount]);

  function noteInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setTouched(true);
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') {
      keepDraft(date, currentTarget);
      return;
    }
    readChoice();
    afterPaint(() => {
      keepDraft(date, currentTarget);
      // The bar may have grown over the checkbox.
      target.scrollIntoView({ block: 'nearest' });
    });
  }

  return (
    <form
      {...form}
      ref={element}
      onInput={noteInput}
      aria-label={date ? 'Booking request' : 'Question'}
      className={styles.form}
    >
      <ChoiceContext value={{ choice, touched }}>{children}</ChoiceContext>
    </form>
  );
}

/** A tick that is no draft: only what the visitor fills in is kept. */
function tickRememberedPlan(form: HTMLFormElement): void {
  const plan = rememberedPlan();
  for (const field of plan ? form.elements : []) {
    if (!(field instanceof HTMLInputElement) || field.name !== fieldNames.lessonTypes) continue;
    if (field.value === plan) field.checked = true;
  }
}
