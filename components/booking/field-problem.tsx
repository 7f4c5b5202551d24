import type { Problem } from '@/lib/booking/booking-result';
import fieldStyles from './fields.module.css';

function problemIn(field: Problem['field'], problems: readonly Problem[]): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

/** The attributes that tie a field to its problem, where it has one, and to its hint. */
export function describedBy(
  field: Problem['field'],
  problems: readonly Problem[],
  hint?: string,
): { 'aria-invalid'?: true; 'aria-describedby'?: string } {
  const problem = problemIn(field, problems) && `${field}-problem`;
  const ids = [hint, problem].filter(Boolean).join(' ');
  return { ...(problem && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}

/** What to change in a field, beside it. */
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
