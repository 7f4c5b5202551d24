import { createContext, use } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import fieldStyles from '@/components/ui/field.module.css';
import type { Problem } from '@/lib/booking/booking-result';
import type { ClockTime } from '@/lib/season/clock-time';
import { noChoices, type FieldName, type FormValues, type Topic } from '@/lib/request/form-values';

/** The data of a rendered form. `values` are those of a form that was posted without a script. */
export const FormContext = createContext<{
  readonly topic: Topic;
  readonly values?: FormValues | undefined;
  readonly problems: readonly Problem[];
  /** Chosen times that were open when the page was built, and that the server refused. */
  readonly refusedTimes: readonly ClockTime[];
}>({ topic: { kind: 'question' }, problems: [], refusedTimes: [] });

/** The visitor's input has a context of its own, so that a changed box does not render the fields again. */
export const InputContext = createContext({
  choice: noChoices,
  isTouched: false,
  /** The email, once its field has lost the focus. */
  email: '',
});

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
      <ChangingText as="p" id={`${field}-problem`} className={fieldStyles.problem}>
        {message}
      </ChangingText>
    )
  );
}

/** The boxes that a form posted without a script had checked. */
export function useReturnedChoices() {
  const { values } = use(FormContext);
  return values?.kind === 'lesson' ? values : noChoices;
}
