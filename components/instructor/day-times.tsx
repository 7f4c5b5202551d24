import { useEffect, useRef } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { ChangingText } from '@/components/ui/changing-text';
import checkboxStyles from '@/components/ui/checkbox.module.css';
import chipStyles from '@/components/ui/chip.module.css';
import { datesIn, type DateRange } from '@/lib/commands/date-range';
import type { SlotChange } from '@/lib/instructor/season-changes';
import { pluralize } from '@/lib/pluralize';
import { byStart } from '@/lib/season/clock-time';
import { dateInWords, shortDate } from '@/lib/season/date-in-words';
import type { Season } from '@/lib/season/season-schema';
import { isSameSlot } from '@/lib/season/season-slots';
import styles from './instructor.module.css';

type Choice = {
  /** Chosen, but not sent. */
  readonly changes: readonly SlotChange[];
  /** Sent, but not on the site yet. */
  readonly pending: readonly SlotChange[];
  readonly onToggle: (slots: readonly SlotChange[]) => void;
};

function includesAll(changes: readonly SlotChange[], slots: readonly SlotChange[]): boolean {
  return slots.every((slot) => changes.some((change) => isSameSlot(change, slot)));
}

const otherState = { open: 'closed', closed: 'open' } as const;

/** The changes that a press would make. Each takes an open slot, or opens a taken one. */
function togglesOn(season: Season, dates: readonly string[]): readonly SlotChange[] {
  return dates.flatMap((date) =>
    (season.get(date) ?? []).map(({ time, state }) => ({ date, time, state: otherState[state] })),
  );
}

function takes({ state }: SlotChange): boolean {
  return state === 'closed';
}

export function DayTimes({
  range,
  isSelectingLast,
  onSelectLast,
  season,
  ...choice
}: Choice & {
  season: Season;
  range: DateRange;
  isSelectingLast: boolean;
  onSelectLast: () => void;
}) {
  const dates = datesIn(range);
  const toggles = togglesOn(season, dates);
  const times = [...new Set(toggles.map(({ time }) => time))].toSorted(byStart);
  const isOneDay = dates.length === 1;
  const title = isOneDay
    ? dateInWords(range.first)
    : `${shortDate(range.first)} – ${shortDate(range.last)}`;
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
        <ToggleAll {...choice} toggles={toggles.filter(takes)}>
          {isOneDay ? 'Take the whole day' : `Take all ${dates.length} days`}
        </ToggleAll>
        {!toggles.some(takes) && (
          <ToggleAll {...choice} toggles={toggles}>
            {isOneDay ? 'Open the whole day' : `Open all ${dates.length} days`}
          </ToggleAll>
        )}
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
        <div role="group" aria-labelledby="chosen-days" className={chipStyles.chips}>
          {times.map((time) => (
            <TimeChip
              key={time}
              {...choice}
              toggles={toggles.filter((toggle) => toggle.time === time)}
              dayCount={dates.length}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** A button that chooses all of the changes, or takes that back. Nothing is shown if there are none. */
export function ToggleAll({
  toggles,
  changes,
  pending,
  onToggle,
  children,
}: Choice & { toggles: readonly SlotChange[]; children: string }) {
  const meant = toggles.filter((toggle) => !includesAll(pending, [toggle]));
  if (meant.length === 0) return null;
  return (
    <button
      type="button"
      aria-pressed={includesAll(changes, meant)}
      className={styles.toggle}
      onClick={() => onToggle(meant)}
    >
      {children}
    </button>
  );
}

function stateInWords(toggles: readonly SlotChange[], dayCount: number): string {
  const open = toggles.filter(takes).length;
  if (open === 0) return 'taken';
  return dayCount === 1 ? 'open' : `open on ${pluralize(open, 'day')}`;
}

/** A time on one day or on several, apart from what was sent. Pressing it takes it where it is open, or opens it everywhere. */
function TimeChip({
  toggles,
  dayCount,
  changes,
  pending,
  onToggle,
}: Choice & { toggles: readonly SlotChange[]; dayCount: number }) {
  const time = toggles[0]?.time;
  const unsent = toggles.filter((toggle) => !includesAll(pending, [toggle]));
  const isTaking = unsent.some(takes);
  const meant = unsent.filter((toggle) => takes(toggle) === isTaking);
  const isSent = meant.length === 0;
  const isChosen = !isSent && includesAll(changes, meant);
  const purpose = isTaking ? ', to be taken' : ', to be opened';
  const state = `- ${stateInWords(isSent ? toggles : unsent, dayCount)}${isChosen ? purpose : ''}${isSent ? ', sent' : ''}`;
  return (
    <label className={`${chipStyles.chip} ${isTaking ? '' : styles.takenTime}`}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isSent}
        className={checkboxStyles.box}
        onChange={() => onToggle(meant)}
      />
      {`${time} `}
      <span className={chipStyles.state}>
        <ChangingText>{state}</ChangingText>
      </span>
    </label>
  );
}
