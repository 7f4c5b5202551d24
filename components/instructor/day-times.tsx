import { useEffect, useRef } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { ChangingText } from '@/components/ui/changing-text';
import checkboxStyles from '@/components/ui/checkbox.module.css';
import chipStyles from '@/components/ui/chip.module.css';
import { TimePool } from '@/components/ui/time-pool';
import { toggled } from '@/lib/commands/slot-changes';
import { verbs } from '@/lib/commands/command';
import { pluralize } from '@/lib/season/pluralize';
import { byStart } from '@/lib/season/clock-time';
import { dateInWords, shortDate } from '@/lib/season/date-in-words';
import { daysBetween, type DateRange } from '@/lib/season/iso-date';
import type { Slot } from '@/lib/season/season-slots';
import styles from './instructor.module.css';

type Choice = {
  readonly isChosen: (slot: Slot) => boolean;
  readonly onToggle: (slots: readonly Slot[]) => void;
};

function isOpen({ state }: Slot): boolean {
  return state === 'open';
}

/** @param slots those of the range, with the state that they have on the site */
export function DayTimes({
  range,
  slots,
  isSelectingLast,
  onSelectLast,
  ...choice
}: Choice & {
  range: DateRange;
  slots: readonly Slot[];
  isSelectingLast: boolean;
  onSelectLast: () => void;
}) {
  const times = [...new Set(slots.map(({ time }) => time))].sort(byStart);
  const dayCount = daysBetween(range.first, range.last) + 1;
  const title =
    dayCount === 1
      ? dateInWords(range.first)
      : `${shortDate(range.first)} – ${shortDate(range.last)}`;
  const days = dayCount === 1 ? 'the whole day' : `all ${dayCount} days`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a phone, the times are below the month. In some browsers, the call returns a promise, which an effect must not return.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [title]);
  return (
    <section aria-labelledby="chosen-days" className={styles.section}>
      <h2 ref={heading} id="chosen-days" className={styles.chosenDays}>
        {title}
      </h2>
      {times.length === 0 && <p>No times.</p>}
      <div className={actionStyles.actions}>
        <ToggleAll {...choice} slots={slots.filter(isOpen)}>{`Close ${days}`}</ToggleAll>
        {!slots.some(isOpen) && <ToggleAll {...choice} slots={slots}>{`Open ${days}`}</ToggleAll>}
        <button
          type="button"
          aria-pressed={isSelectingLast}
          className={styles.toggle}
          onClick={onSelectLast}
        >
          Several days
        </button>
      </div>
      <p role="status" className={styles.quiet}>
        {isSelectingLast && 'Now press the range’s last day in the calendar.'}
      </p>
      {times.length > 0 && (
        <TimePool items={times.map((time) => ({ time }))} className={styles.times}>
          {({ time }) => (
            <TimeChip
              key={time}
              {...choice}
              slots={slots.filter((slot) => slot.time === time)}
              dayCount={dayCount}
            />
          )}
        </TimePool>
      )}
    </section>
  );
}

/** A button that chooses all of the slots, or takes that back. Nothing is shown if there are none. */
export function ToggleAll({
  slots,
  isChosen,
  onToggle,
  children,
}: Choice & { slots: readonly Slot[]; children: string }) {
  if (slots.length === 0) return null;
  return (
    <button
      type="button"
      aria-pressed={slots.every(isChosen)}
      className={styles.toggle}
      onClick={() => onToggle(slots)}
    >
      {children}
    </button>
  );
}

/** A time on one day or on several. A press closes it where it is open. If it is open nowhere, a press opens it everywhere. */
function TimeChip({
  slots,
  dayCount,
  isChosen,
  onToggle,
}: Choice & { slots: readonly Slot[]; dayCount: number }) {
  const open = slots.filter(isOpen);
  const pressed = open.length > 0 ? open : slots;
  const [first] = pressed;
  if (!first) return null;
  const isChecked = pressed.every(isChosen);
  const state = isChecked ? `will ${verbs[toggled(first).state].word}` : first.state;
  const onDays = dayCount > 1 ? ` on ${pluralize(pressed.length, 'day')}` : '';
  return (
    <label className={open.length > 0 ? chipStyles.chip : chipStyles.quiet}>
      <input
        type="checkbox"
        checked={isChecked}
        // No browser restores a choice that the page does not remember.
        autoComplete="off"
        className={checkboxStyles.box}
        onChange={() => onToggle(pressed)}
      />
      {`${first.time} `}
      <span className={chipStyles.state}>
        <ChangingText>{`- ${state}${onDays}`}</ChangingText>
      </span>
    </label>
  );
}
