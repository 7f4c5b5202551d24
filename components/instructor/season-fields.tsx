import { useId } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import fieldStyles from '@/components/ui/field.module.css';
import { clockTime, minutesOf, parseClockTime, type ClockTime } from '@/lib/season/clock-time';
import { lessonStarts } from '@/lib/season/time-span';

const lastMinute = 24 * 60 - 1;

type FieldProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly problem?: string | undefined;
};

/** ARIA attributes that link a field to its problem. */
function described(id: string, problem: string | undefined) {
  return problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
}

function FieldProblem({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p id={`${id}-problem`} className={fieldStyles.problem}>
      <ChangingText>{children}</ChangingText>
    </p>
  );
}

export function DateField({ label, value, onChange, problem }: FieldProps<string>) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...described(id, problem)}
      />
      <FieldProblem id={id}>{problem}</FieldProblem>
    </div>
  );
}

/** @param first the first time to choose, which the others follow one lesson after another */
export function TimeField({
  label,
  value,
  onChange,
  problem,
  first = '12:00 AM',
}: FieldProps<ClockTime> & { first?: ClockTime }) {
  const id = useId();
  const times = lessonStarts(minutesOf(first), lastMinute).map(clockTime);
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const time = parseClockTime(target.value);
          if (time) onChange(time);
        }}
        {...described(id, problem)}
      >
        {/* A season written by hand may begin at any minute. */}
        {!times.includes(value) && <option value={value}>{value}</option>}
        {/* A translation changes an option's text, but not its value. */}
        {times.map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </select>
      <FieldProblem id={id}>{problem}</FieldProblem>
    </div>
  );
}
