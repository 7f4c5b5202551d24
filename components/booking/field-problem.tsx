import fieldStyles from '@/components/ui/field.module.css';
import type { Problem } from '@/lib/booking/booking-result';

function problemIn(field: Problem['field'], problems: readonly Problem[]): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

/** ARIA attributes that link a field to its problem and to other descriptions (IDs in `others`). */
export function describedBy(
  field: Problem['field'],
  problems: readonly Problem[],
  ...others: readonly string[]
): { 'aria-invalid'?: true; 'aria-describedby'?: string } {
  const problem = problemIn(field, problems) && `${field}-problem`;
  const ids = [...others, problem].filter(Boolean).join(' ');
  return { ...(problem && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}

export function FieldProblem({
  field,
  problems,
}: {
  field: Problem['field'];
  problems: readonly Problem[];
}) {
  const message = problemIn(field, problems);
  return (
    message && (
      <p id={`${field}-problem`} className={fieldStyles.problem}>
        {message}
      </p>
    )
  );
}
