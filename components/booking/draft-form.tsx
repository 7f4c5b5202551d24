import {
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
} from 'react';
import type { BookingResult, Problem } from '@/lib/booking/booking-result';
import styles from './booking-form.module.css';
import { ChoiceContext, choiceIn, noChoice } from './choice';
import { saveDraft, restoreDraft } from './draft';
import { FormContext } from './form-context';
import { fieldsOf, isEdited } from './form-entries';

/**
 * The form element, which saves and restores its draft. `ChoiceContext` shares the checked boxes, so that a
 * change renders only the parts that show it.
 */
export function DraftForm({
  postedResult,
  takenCount,
  onDraftProblems,
  children,
  ...form
}: {
  postedResult: BookingResult;
  takenCount: number;
  onDraftProblems: (problems: readonly Problem[]) => void;
} & Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'children'>) {
  const { date } = use(FormContext);
  const element = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(noChoice);
  const [touched, setTouched] = useState(false);

  function updateChoice() {
    const { current } = element;
    // A transition lets the browser paint the checkbox first.
    if (current) startTransition(() => setChoice((before) => choiceIn(current, before)));
  }

  const syncDraft = useEffectEvent(() => {
    if (!element.current) return;
    // The visitor may have typed before the script loaded.
    if (fieldsOf(element.current).some(isEdited)) setTouched(true);
    // The values that the server returned are newer than the draft.
    if (postedResult.status !== 'unsent') saveDraft(date, element.current);
    else {
      const problems = restoreDraft(date, element.current);
      if (problems.length > 0) onDraftProblems(problems);
    }
  });
  useLayoutEffect(() => syncDraft(), [postedResult]);

  // The checkbox of a slot that was just taken disappears, so the choice changes.
  useEffect(updateChoice, [postedResult, takenCount]);

  function handleInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    setTouched(true);
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') {
      saveDraft(date, currentTarget);
      return;
    }
    updateChoice();
    const afterPaint = () => {
      saveDraft(date, currentTarget);
      // The submit bar grows with its summary, and may then cover the checkbox.
      target.scrollIntoView({ block: 'nearest' });
    };
    requestAnimationFrame(() => setTimeout(afterPaint));
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
