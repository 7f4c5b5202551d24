import { use } from 'react';
import { Chip } from '@/components/ui/chip';
import chipStyles from '@/components/ui/chip.module.css';
import { minutesOf } from '@/lib/season/clock-time';
import styles from './booking-form.module.css';
import { FieldProblem, useDescription } from './field-problem';
import { FormContext } from './form-context';

function partOfDay(time: string): string {
  const hour = Number(minutesOf(time)) / 60;
  if (hour < 12) return 'Morning';
  return hour < 17 ? 'Afternoon' : 'Evening';
}

/** The times by part of the day, in order. */
function partsOf(times: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, readonly string[]>();
  for (const time of times) {
    const part = partOfDay(time);
    parts.set(part, [...(parts.get(part) ?? []), time]);
  }
  return parts;
}

export function Slots({
  times,
  takenTimes,
}: {
  times: readonly string[];
  takenTimes: readonly string[];
}) {
  const { values } = use(FormContext);
  return (
    <fieldset id="slots" className={`${styles.group} ${styles.times}`} {...useDescription('slots')}>
      <legend className={styles.legend}>
        <h2>Times</h2>
      </legend>
      <FieldProblem field="slots" />
      {Array.from(partsOf(times), ([part, timesOfPart]) => (
        <div key={part} role="group" aria-labelledby={`slots-${part}`}>
          <h3 id={`slots-${part}`} className={styles.partOfDay}>
            {part}
          </h3>
          <div className={chipStyles.chips}>
            {timesOfPart.map((time) =>
              takenTimes.includes(time) ? (
                <p key={time} className={chipStyles.taken}>
                  <SlotText time={time} state="Not Available" />
                </p>
              ) : (
                <Chip
                  key={time}
                  name="slots"
                  value={time}
                  isInitiallyChosen={values.slots.includes(time)}
                >
                  <SlotText time={time} state="Available" />
                </Chip>
              ),
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function SlotText({ time, state }: { time: string; state: string }) {
  return (
    <>
      {`${time} `}
      <span className={chipStyles.note}>{`- ${state}`}</span>
    </>
  );
}
