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

export function Slots({
  times,
  takenTimes,
}: {
  times: readonly string[];
  takenTimes: readonly string[];
}) {
  const { values } = use(FormContext);
  const parts = [...new Set(times.map(partOfDay))];
  return (
    <fieldset id="slots" className={`${styles.group} ${styles.times}`} {...useDescription('slots')}>
      <legend className={styles.legend}>
        <h2>Times</h2>
      </legend>
      <FieldProblem field="slots" />
      {parts.map((part) => (
        <div key={part} role="group" aria-labelledby={`slots-${part}`}>
          <h3 id={`slots-${part}`} className={styles.partOfDay}>
            {part}
          </h3>
          <div className={chipStyles.chips}>
            {times
              .filter((time) => partOfDay(time) === part)
              .map((time) =>
                takenTimes.includes(time) ? (
                  <p key={time} className={chipStyles.taken}>
                    <span className={chipStyles.text}>
                      <SlotText time={time} state="Not Available" />
                    </span>
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
      <span className={chipStyles.note}>
        <span className={chipStyles.dash}>- </span>
        {state}
      </span>
    </>
  );
}
