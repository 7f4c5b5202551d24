import { useEffect, useRef } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { ChangingText } from '@/components/ui/changing-text';
import checkboxStyles from '@/components/ui/checkbox.module.css';
import chipStyles from '@/components/ui/chip.module.css';
import { datesIn, type DateRange } from '@/lib/commands/date-range';
import type { SlotChange } from '@/lib/commands/slot-changes';
import type { ChosenChange } from '@/lib/instructor/season-changes';
import { pluralize } from '@/lib/pluralize';
import { byStart } from '@/lib/season/clock-time';
import { dateInWords, shortDate } from '@/lib/season/date-in-words';
import type { Season, Slot, SlotState } from '@/lib/season/season-schema';
import { isSameSlot, slotAt, timesIn } from '@/lib/season/season-slots';
import styles from './instructor.module.css';

type Choice = {
  readonly changes: readonly ChosenChange[];
  readonly onToggle: (slots: readonly SlotChange[]) => void;
};

function chosenFor(slot: SlotChange, changes: readonly ChosenChange[]): ChosenChange | undefined {
  return changes.find((change) => isSameSlot(change, slot));
}

/** Without what was sent, which a press must not choose again. */
function notSent(slots: readonly SlotChange[], { changes }: Choice): readonly SlotChange[] {
  return slots.filter((slot) => !chosenFor(slot, changes)?.isSent);
}

function areAllChosen(slots: readonly SlotChange[], { changes }: Choice): boolean {
  return slots.every((slot) => chosenFor(slot, changes));
}

const otherState: Readonly<Record<SlotState, SlotState>> = { open: 'closed', closed: 'open' };

/** The changes that a press would make. Each closes an open slot, or opens a closed one. */
function togglesOn(season: Season, dates: readonly string[]): readonly SlotChange[] {
  return dates.flatMap((date) =>
    (season.get(date) ?? []).map(({ time, state }) => ({ date, time, state: otherState[state] })),
  );
}

function closes({ state }: SlotChange): boolean {
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
  const times = [...new Set(toggles.map(({ time }) => time))].sort(byStart);
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
        <ToggleAll {...choice} toggles={toggles.filter(closes)}>
          {isOneDay ? 'Close the whole day' : `Close all ${dates.length} days`}
        </ToggleAll>
        {!toggles.some(closes) && (
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
              season={season}
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
  children,
  ...choice
}: Choice & { toggles: readonly SlotChange[]; children: string }) {
  const meant = notSent(toggles, choice);
  if (meant.length === 0) return null;
  return (
    <button
      type="button"
      aria-pressed={areAllChosen(meant, choice)}
      className={styles.toggle}
      onClick={() => choice.onToggle(meant)}
    >
      {children}
    </button>
  );
}

function stateInWords(slots: readonly Slot[], dayCount: number): string {
  const open = timesIn('open', slots).length;
  if (open > 0 && dayCount > 1) return `open on ${pluralize(open, 'day')}`;
  return Array.from(new Set(slots.map(({ state }) => state))).join(' or ');
}

/** A time on one day or on several. A press closes it where it is open. If it is open nowhere, a press opens it everywhere. */
function TimeChip({
  season,
  toggles,
  dayCount,
  ...choice
}: Choice & { season: Season; toggles: readonly SlotChange[]; dayCount: number }) {
  const time = toggles[0]?.time;
  const free = notSent(toggles, choice);
  const isClosing = free.some(closes);
  const meant = free.filter((toggle) => closes(toggle) === isClosing);
  const isSent = meant.length === 0;
  const isChosen = !isSent && areAllChosen(meant, choice);
  const slots = (isSent ? toggles : free).flatMap((toggle) => slotAt(season, toggle) ?? []);
  const purpose = [
    isClosing ? 'will close' : 'will open',
    dayCount > 1 && `on ${pluralize(meant.length, 'day')}`,
  ];
  const state = [
    isChosen ? purpose.filter(Boolean).join(' ') : stateInWords(slots, dayCount),
    isSent && 'sent',
  ];
  return (
    <label className={`${chipStyles.chip} ${isClosing ? '' : styles.closedTime}`}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isSent}
        className={checkboxStyles.box}
        onChange={() => choice.onToggle(meant)}
      />
      {`${time} `}
      <span className={chipStyles.state}>
        <ChangingText>{`- ${state.filter(Boolean).join(', ')}`}</ChangingText>
      </span>
    </label>
  );
}
