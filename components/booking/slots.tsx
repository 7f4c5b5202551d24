import { Chip } from '@/components/ui/chip';
import chipStyles from '@/components/ui/chip.module.css';
import type { Problem } from '@/lib/booking/booking-result';
import { fieldNames } from '@/lib/booking/request-fields';
import { minutesOf } from '@/lib/season/clock-time';
import styles from './booking-form.module.css';
import { describedBy, FieldProblem } from './field-problem';

const partsOfDay = [
  { name: 'Morning', from: 0, to: 12 * 60 },
  { name: 'Afternoon', from: 12 * 60, to: 17 * 60 },
  { name: 'Evening', from: 17 * 60, to: 24 * 60 },
];

export function Slots({
  times,
  takenTimes,
  chosen,
  problems,
}: {
  times: readonly string[];
  takenTimes: readonly string[];
  chosen: readonly string[];
  problems: readonly Problem[];
}) {
  const parts = partsOfDay
    .map(({ name, from, to }) => ({
      name,
      times: times.filter((time) => {
        const minutes = minutesOf(time) ?? 0;
        return minutes >= from && minutes < to;
      }),
    }))
    .filter((part) => part.times.length > 0);
  return (
    <fieldset className={`${styles.group} ${styles.times}`} {...describedBy('slots', problems)}>
      <legend className={styles.legend}>Times</legend>
      <FieldProblem field="slots" problems={problems} />
      {parts.map((part) => (
        <div key={part.name} role="group" aria-labelledby={`slots-${part.name}`}>
          <h2 id={`slots-${part.name}`} className={styles.partOfDay}>
            {part.name}
          </h2>
          <div className={chipStyles.chips}>
            {part.times.map((time) =>
              takenTimes.includes(time) ? (
                <p key={time} className={chipStyles.taken}>
                  <span className={chipStyles.words}>
                    <SlotText time={time} state="Not Available" />
                  </span>
                </p>
              ) : (
                <Chip
                  key={time}
                  name={fieldNames.slots}
                  value={time}
                  isChosen={chosen.includes(time)}
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
      {time}{' '}
      <span className={chipStyles.note}>
        <span className={chipStyles.dash}>- </span>
        {state}
      </span>
    </>
  );
}
