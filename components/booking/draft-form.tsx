import {
  startTransition,
  use,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import type { BookingResult, Problem } from '@/lib/booking/booking-result';
import { choicesIn } from '@/lib/request/form-values';
import { fieldsOf, isEdited, restoreDraft } from './draft';
import { InputContext, FormContext } from './form-context';
import styles from './request-form.module.css';

/** A form's checked boxes, URL-encoded. `new FormData(form)` omits disabled ones, and forces a layout in Chromium. */
function checkedBoxes(form: HTMLFormElement): string {
  const boxes = fieldsOf(form).filter((field) => field.matches(':checked'));
  return new URLSearchParams(boxes.map(({ name, value }) => [name, value])).toString();
}

/** An Enter that is held after Dismiss, or after the link of a problem, would send the form, into which the focus has moved. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.target instanceof HTMLTextAreaElement) return;
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** The form element. The DOM holds the visitor's input. Restores the draft, which `save-draft.mjs` saves. */
export function DraftForm({
  postedResult,
  closedCount,
  onDraftProblems,
  children,
  ...form
}: {
  postedResult: BookingResult;
  closedCount: number;
  onDraftProblems: (problems: readonly Problem[]) => void;
} & Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'children' | 'aria-label'>) {
  const { topic } = use(FormContext);
  const element = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [email, setEmail] = useState('');
  const choice = useMemo(() => choicesIn(new URLSearchParams(checked)), [checked]);

  function updateChoice() {
    if (element.current) setChecked(checkedBoxes(element.current));
  }

  const restore = useEffectEvent(() => {
    if (!element.current) return;
    // The visitor may have typed before the script loaded.
    if (fieldsOf(element.current).some(isEdited)) setTouched(true);
    // The values that the server returned are newer than the draft.
    const problems = postedResult.status === 'unsent' ? restoreDraft(topic, element.current) : [];
    if (problems.length > 0) onDraftProblems(problems);
    updateEmail(element.current);
    // From now on, `save-draft.mjs` saves all that the form shows.
    element.current.dataset.isRestored = '';
  });
  useLayoutEffect(() => restore(), [postedResult]);

  // The checkbox of a time that was just closed disappears, so the choice changes.
  useLayoutEffect(updateChoice, [postedResult, closedCount]);

  function updateEmail({ elements }: HTMLFormElement) {
    const field = elements.namedItem('email');
    if (field instanceof HTMLInputElement) setEmail(field.value.trim());
  }

  function handleInput({ target }: FormEvent<HTMLFormElement>) {
    // A transition lets the browser paint the checkbox first.
    startTransition(() => setTouched(true));
    if (!(target instanceof HTMLInputElement)) return;
    // An email that is being typed is not complete yet.
    if (target.name === 'email') setEmail('');
    if (target.type === 'checkbox') startTransition(updateChoice);
  }

  const state = useMemo(() => ({ choice, isTouched, email }), [choice, isTouched, email]);
  return (
    <form
      {...form}
      ref={element}
      onInput={handleInput}
      onBlur={({ currentTarget }) => updateEmail(currentTarget)}
      onKeyDown={ignoreRepeatedEnter}
      className={styles.form}
    >
      <InputContext value={state}>{children}</InputContext>
    </form>
  );
}
