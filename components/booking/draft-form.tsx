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
 * The form element, which keeps and restores its draft. `ChoiceContext` shares the checked boxes, so that a
 * change renders only the parts that show it.
 */
export function DraftForm({
  date,
  answer,
  takenCount,
  onDraftProblems,
  children,
  ...form
}: {
  date: string;
  /** The action's result for a form posted without a script. */
  answer: BookingResult;
  takenCount: number;
  /** Called with the problems of a restored draft. Must be stable. */
  onDraftProblems: (problems: readonly Problem[]) => void;
} & Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'children'>) {
  const element = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(noChoice);
  const [touched, setTouched] = useState(false);

  function readChoice() {
    const { current } = element;
    // A transition lets the browser paint the checkbox first.
    if (current) startTransition(() => setChoice((before) => choiceIn(current, before)));
  }

  useLayoutEffect(() => {
    if (!element.current) return;
    // The visitor may have typed before the script loaded.
    if (isEdited(element.current)) setTouched(true);
    // The values that the server returned are newer than the draft.
    if (answer.status !== 'unsent') keepDraft(date, element.current);
    else {
      const problems = restoreDraft(date, element.current);
      if (problems.length > 0) onDraftProblems(problems);
      if (!hasDraft(date)) tickRememberedPlan(element.current);
    }
  }, [answer, date, onDraftProblems]);

  // A slot that was just taken loses its checkbox and leaves the choice.
  useEffect(readChoice, [answer, takenCount]);

  function handleInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setTouched(true);
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') {
      keepDraft(date, currentTarget);
      return;
    }
    readChoice();
    afterPaint(() => {
      keepDraft(date, currentTarget);
      // The growing bar may cover the checkbox.
      target.scrollIntoView({ block: 'nearest' });
    });
  }

  return (
    <form
      {...form}
      ref={element}
      onInput={handleInput}
      aria-label={date ? 'Booking request' : 'Question'}
      className={styles.form}
    >
      <ChoiceContext value={{ choice, touched }}>{children}</ChoiceContext>
    </form>
  );
}

/** Ticks the plan without saving a draft. */
function tickRememberedPlan(form: HTMLFormElement): void {
  const plan = rememberedPlan();
  for (const field of plan ? form.elements : []) {
    if (!(field instanceof HTMLInputElement) || field.name !== fieldNames.lessonTypes) continue;
    if (field.value === plan) field.checked = true;
  }
}
