import { use } from 'react';
import fieldStyles from '@/components/ui/field.module.css';
import type { Problem } from '@/lib/booking/booking-result';
import { FormContext } from './form-context';

type Field = Problem['field'];

export function useProblem(field: Field): string | undefined {
  return use(FormContext).problems.find((problem) => problem.field === field)?.message;
}

/** ARIA attributes that link a field to its problem and to other descriptions (IDs in `others`). */
export function useDescription(field: Field, ...others: readonly (string | undefined)[]) {
  const problem = useProblem(field) && `${field}-problem`;
  const ids = [...others, problem].filter(Boolean).join(' ');
  return { ...(problem && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}

export function FieldProblem({ field }: { field: Field }) {
  const message = useProblem(field);
  return (
    message && (
      <p id={`${field}-problem`} className={fieldStyles.problem}>
        {message}
      </p>
    )
  );
}
