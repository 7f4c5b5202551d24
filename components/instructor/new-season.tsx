import { useEffect, useId, useRef, useState } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import chipStyles from '@/components/ui/chip.module.css';
import fieldStyles from '@/components/ui/field.module.css';
import { lessonMinutes } from '@/data/lesson-plans';
import type { PlanSeason } from '@/lib/commands/command';
import { rangeInWords } from '@/lib/commands/date-range';
import { sizeInWords, type Preview } from '@/lib/instructor/season-changes';
import { clockTime } from '@/lib/season/clock-time';
import { SeasonPreview } from './season-month';
import styles from './instructor.module.css';

const times = Array.from({ length: (24 * 60) / lessonMinutes }, (_, index) =>
  clockTime(index * lessonMinutes),
);

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A form for the next season, with a preview of it. */
export function NewSeason({
  plan,
  preview,
  notCarriedOver,
  takesFocus,
  onChange,
  onClose,
}: {
  plan: PlanSeason;
  preview: Preview;
  notCarriedOver: readonly string[];
  takesFocus: boolean;
  onChange: (plan: PlanSeason) => void;
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (part: Partial<PlanSeason>) => onChange({ ...plan, ...part });

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section aria-labelledby="new-season" className={styles.section}>
      <h2 ref={heading} id="new-season" tabIndex={-1} className={styles.target}>
        New season
      </h2>
      <div className={styles.fields}>
        <DateField label="First day" value={plan.first} onChange={(first) => change({ first })} />
        <DateField label="Last day" value={plan.last} onChange={(last) => change({ last })} />
        <TimeField label="First lesson" value={plan.from} onChange={(from) => change({ from })} />
        <TimeField label="Last lesson" value={plan.to} onChange={(to) => change({ to })} />
      </div>
      <TimeOff breaks={plan.breaks} onChange={(breaks) => change({ breaks })} />
      <Sentences title="Not carried over from the season there is" sentences={notCarriedOver} />
      <div role="status" className={styles.section}>
        {preview.problem === undefined ? (
          <>
            <p className={styles.size}>{sizeInWords(preview.season)}</p>
            {preview.remarks.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        ) : (
          <p className={styles.problem}>{preview.problem}</p>
        )}
      </div>
      {preview.problem === undefined && (
        <>
          <SeasonPreview season={preview.season} />
          <Sentences title="Taken times that are over and go" sentences={preview.dropped} />
        </>
      )}
      <button type="button" className={actionStyles.quiet} onClick={onClose}>
        Keep the season there is
      </button>
    </section>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{title}</summary>
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function DateField({ label, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

function TimeField({ label, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={styles.select}
      >
        {/* A season written by hand may begin at any minute. */}
        {!times.includes(value) && <option>{value}</option>}
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
    </div>
  );
}

/** The breaks, each to remove, and two ways to add one: days off, or part of some weekdays. */
function TimeOff({
  breaks,
  onChange,
}: {
  breaks: readonly string[];
  onChange: (breaks: readonly string[]) => void;
}) {
  const [days, setDays] = useState({ first: '', last: '' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [hours, setHours] = useState({ from: '12:00 PM', to: '1:00 PM' });
  const add = (text: string) => onChange([...breaks.filter((one) => one !== text), text]);

  function toggle(weekday: string): void {
    const others = chosen.filter((one) => one !== weekday);
    setChosen(others.length < chosen.length ? others : [...chosen, weekday]);
  }

  function addDays(): void {
    add(rangeInWords({ first: days.first, last: days.last || days.first }));
    setDays({ first: '', last: '' });
  }

  function addBreak(isWholeDay: boolean): void {
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
              {text}
              <button
                type="button"
                className={actionStyles.quiet}
                aria-label={`Remove ${text}`}
                onClick={() => onChange(breaks.filter((one) => one !== text))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>None.</p>
      )}
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
          />
        </div>
        <button
          type="button"
          className={actionStyles.quiet}
          disabled={days.first === ''}
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
                className={chipStyles.box}
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
          <button type="button" className={actionStyles.quiet} onClick={() => addBreak(false)}>
            {chosen.length > 0 ? 'Add this break' : 'Add this break every day'}
          </button>
          {chosen.length > 0 && (
            <button type="button" className={actionStyles.quiet} onClick={() => addBreak(true)}>
              Add whole days
            </button>
          )}
        </div>
      </details>
    </fieldset>
  );
}
