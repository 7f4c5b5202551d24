import { useState, type MouseEvent, type ReactNode } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import checkboxStyles from '@/components/ui/checkbox.module.css';
import chipStyles from '@/components/ui/chip.module.css';
import { writeRange } from '@/lib/commands/date-range';
import { inWords } from '@/lib/instructor/in-words';
import { rangeProblem } from '@/lib/instructor/season-changes';
import type { ClockTime } from '@/lib/season/clock-time';
import styles from './instructor.module.css';
import { DateField, TimeField } from './season-fields';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Called before a button disappears or changes, so that a held Enter presses no other button. */
function leave({ currentTarget, detail }: MouseEvent): void {
  const summary = currentTarget.closest('details, fieldset')?.querySelector('summary');
  // The page must not scroll away under a finger.
  summary?.focus({ preventScroll: detail > 0 });
}

export function TimeOff({
  breaks,
  onChange,
  children,
}: {
  breaks: readonly string[];
  onChange: (breaks: readonly string[]) => void;
  children: ReactNode;
}) {
  const [days, setDays] = useState({ first: '', last: '' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [hours, setHours] = useState<Record<'from' | 'to', ClockTime>>({
    from: '12:00 PM',
    to: '1:00 PM',
  });
  const range = { first: days.first, last: days.last || days.first };
  const problem = days.first === '' ? undefined : rangeProblem(range);
  const add = (text: string) => onChange([...breaks.filter((one) => one !== text), text]);

  function toggle(weekday: string): void {
    const others = chosen.filter((one) => one !== weekday);
    setChosen(others.length < chosen.length ? others : [...chosen, weekday]);
  }

  function addDays(event: MouseEvent): void {
    leave(event);
    add(writeRange(range));
    setDays({ first: '', last: '' });
  }

  function addBreak(isWholeDay: boolean, event: MouseEvent): void {
    leave(event);
    const inOrder = weekdays.filter((weekday) => chosen.includes(weekday)).join(',');
    add([inOrder, ...(isWholeDay ? [] : [`${hours.from}-${hours.to}`])].filter(Boolean).join(' '));
    setChosen([]);
  }

  return (
    <fieldset className={styles.group}>
      <legend>
        <h3>Time off</h3>
      </legend>
      {breaks.length > 0 ? (
        <ul className={styles.list}>
          {breaks.map((text) => (
            <li key={text} className={styles.row}>
              {inWords(text)}
              <button
                type="button"
                className={actionStyles.quiet}
                aria-label={`Remove ${inWords(text)}`}
                onClick={(event) => {
                  leave(event);
                  onChange(breaks.filter((one) => one !== text));
                }}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>None.</p>
      )}
      {children}
      <details className={styles.details}>
        <summary>Add days off</summary>
        <div className={styles.fields}>
          <DateField
            label="First day off"
            value={days.first}
            onChange={(first) => setDays({ ...days, first })}
          />
          <DateField
            label="Last day off"
            value={days.last}
            onChange={(last) => setDays({ ...days, last })}
            problem={problem}
          />
        </div>
        <button
          type="button"
          className={actionStyles.quiet}
          disabled={days.first === '' || problem !== undefined}
          onClick={addDays}
        >
          Add these days
        </button>
      </details>
      <details className={styles.details}>
        <summary>Add a weekly break</summary>
        <div
          role="group"
          aria-label="Weekdays"
          className={`${chipStyles.chips} ${styles.weekdays}`}
        >
          {weekdays.map((weekday) => (
            <label key={weekday} className={chipStyles.chip}>
              <input
                type="checkbox"
                checked={chosen.includes(weekday)}
                className={checkboxStyles.box}
                onChange={() => toggle(weekday)}
              />
              {weekday}
            </label>
          ))}
        </div>
        <div className={styles.fields}>
          <TimeField
            label="From"
            value={hours.from}
            onChange={(from) => setHours({ ...hours, from })}
          />
          <TimeField label="To" value={hours.to} onChange={(to) => setHours({ ...hours, to })} />
        </div>
        <div className={actionStyles.actions}>
          <button
            // A new button for a new meaning, so that the rest of a double tap does not press it.
            key={`${chosen.length > 0}`}
            type="button"
            className={actionStyles.quiet}
            onClick={(event) => addBreak(false, event)}
          >
            {chosen.length > 0 ? 'Add this break' : 'Add this break every day'}
          </button>
          {chosen.length > 0 && (
            <button
              type="button"
              className={actionStyles.quiet}
              onClick={(event) => addBreak(true, event)}
            >
              Add whole days
            </button>
          )}
        </div>
      </details>
    </fieldset>
  );
}
