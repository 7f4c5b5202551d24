import { useId } from 'react';
import fieldStyles from '@/components/ui/field.module.css';
import { lessonMinutes } from '@/data/lesson-plans';
import { clockTime } from '@/lib/season/clock-time';

const times = Array.from({ length: (24 * 60) / lessonMinutes }, (_, index) =>
  clockTime(index * lessonMinutes),
);

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function DateField({ label, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

export function TimeField({ label, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {/* A season written by hand may begin at any minute. */}
        {/* A translation changes the text, but not the value. */}
        {!times.includes(value) && <option value={value}>{value}</option>}
        {times.map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </select>
    </div>
  );
}
