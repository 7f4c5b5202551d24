import {
  createContext,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import fieldStyles from '@/components/ui/field.module.css';
import type { BookingResult, Problem } from '@/lib/booking/booking-result';
import { emptyValues, formValues, type FormValues } from '@/lib/request/form-values';
import type { OtherDay } from '@/lib/season/other-days';
import styles from './booking-form.module.css';
import { fieldsOf, isEdited, restoreDraft } from './draft';

/** `date` is empty for a question; `values` are those of a form posted without JavaScript. */
export const FormContext = createContext<{
  readonly date: string;
  readonly otherDays: readonly OtherDay[];
  readonly values: FormValues;
  readonly problems: readonly Problem[];
}>({ date: '', otherDays: [], values: emptyValues, problems: [] });

/** A context of its own, so that a changed box does not render the fields again. */
export const ChoiceContext = createContext({ choice: emptyValues, isTouched: false });

/** A form's checked boxes, URL-encoded. `new FormData(form)` omits disabled ones, and forces a layout in Chromium. */
function checkedBoxes(form: HTMLFormElement): string {
  const boxes = fieldsOf(form).filter((field) => field.matches(':checked'));
  return new URLSearchParams(boxes.map(({ name, value }) => [name, value])).toString();
}

/** Dispatches `change`, so that `early-script.ts` saves what the visitor did not enter: the remembered plan, and what the browser or the draft restored. */
function saveFilledFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form).filter(isEdited)) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** An Enter that is held after Dismiss, or after the link of a problem, would send the form, into which the focus has moved. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.target instanceof HTMLTextAreaElement) return;
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** The form element. The DOM holds the visitor's input. Restores the draft, which `early-script.ts` saves. */
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
} & Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'children'>) {
  const { date } = use(FormContext);
  const element = useRef<HTMLFormElement>(null);
  const hasSaved = useRef(false);
  const [checked, setChecked] = useState('');
  const [isTouched, setTouched] = useState(false);
  const choice = useMemo(() => formValues(new URLSearchParams(checked)), [checked]);

  function updateChoice() {
    const { current } = element;
    // A transition lets the browser paint the checkbox first.
    if (current) startTransition(() => setChecked(checkedBoxes(current)));
  }

  const restore = useEffectEvent(() => {
    if (!element.current) return;
    // The visitor may have typed before the script loaded.
    if (fieldsOf(element.current).some(isEdited)) setTouched(true);
    // The values that the server returned are newer than the draft.
    if (postedResult.status !== 'unsent') return;
    const problems = restoreDraft(date, element.current);
    if (problems.length > 0) onDraftProblems(problems);
  });
  useLayoutEffect(() => restore(), [postedResult]);

  // The checkbox of a time that was just closed disappears, so the choice changes.
  useEffect(updateChoice, [postedResult, closedCount]);

  function handleInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (!hasSaved.current) saveFilledFields(currentTarget);
    hasSaved.current = true;
    setTouched(true);
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    updateChoice();
    // The submit bar grows with its summary, and may then cover the checkbox.
    requestAnimationFrame(() => setTimeout(() => target.scrollIntoView({ block: 'nearest' })));
  }

  const state = useMemo(() => ({ choice, isTouched }), [choice, isTouched]);
  return (
    <form
      {...form}
      ref={element}
      onInput={handleInput}
      onKeyDown={ignoreRepeatedEnter}
      aria-label={date ? 'Booking request' : 'Question'}
      className={styles.form}
    >
      <ChoiceContext value={state}>{children}</ChoiceContext>
    </form>
  );
}

type FieldName = Problem['field'];

export function useProblem(field: FieldName): string | undefined {
  return use(FormContext).problems.find((problem) => problem.field === field)?.message;
}

/** ARIA attributes that link a field to its problem and to other descriptions (IDs in `others`). */
export function useDescription(field: FieldName, ...others: readonly (string | undefined)[]) {
  const problem = useProblem(field) && `${field}-problem`;
  const ids = [...others, problem].filter(Boolean).join(' ');
  return { ...(problem && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}

export function FieldProblem({ field }: { field: FieldName }) {
  const message = useProblem(field);
  return (
    message && (
      <p key={message} id={`${field}-problem`} className={fieldStyles.problem}>
        {message}
      </p>
    )
  );
}
