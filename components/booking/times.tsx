import { use } from 'react';
import { Chip } from '@/components/ui/chip';
import chipStyles from '@/components/ui/chip.module.css';
import { PageLink } from '@/components/ui/page-link';
import { TimePool } from '@/components/ui/time-pool';
import { useNow } from '@/components/ui/use-now';
import { askPath } from '@/lib/request/ask-link';
import { hasBegunToday } from '@/lib/season/clock-time';
import { dayInWords } from '@/lib/season/date-in-words';
import type { Slot, SlotState } from '@/lib/season/season-slots';
import { FieldProblem, FormContext, useDescription, useReturnedChoices } from './form-context';
import formStyles from './request-form.module.css';
import styles from './times.module.css';

const stateNames: Readonly<Record<SlotState, string>> = {
  open: '- Available',
  closed: '- Not Available',
};

export function Times({ date, slots }: { date: string; slots: readonly Slot[] }) {
  const { refusedTimes } = use(FormContext);
  const returned = useReturnedChoices();
  const now = useNow();

  const stateOf = ({ time, state }: Slot) => (refusedTimes.includes(time) ? 'closed' : state);
  const hasBegun = ({ time }: Slot) => now !== undefined && hasBegunToday(date, time, now);
  const closedSlots = slots.filter((slot) => stateOf(slot) !== 'open' && !hasBegun(slot));

  function renderSlot(slot: Slot) {
    const { time } = slot;
    const state = stateOf(slot);
    if (state !== 'open') {
      return (
        <p key={time} className={chipStyles.closed}>
          {`${time} `}
          <span className={chipStyles.state}>{stateNames[state]}</span>
        </p>
      );
    }
    const hasPassed = hasBegun(slot);
    const stateStyle = hasPassed ? 'visually-hidden' : chipStyles.state;
    return (
      <Chip
        key={time}
        name="times"
        value={time}
        isInitiallyChosen={returned.times.includes(time)}
        isQuiet={hasPassed}
        detail={
          hasPassed && { id: `passed-${time.replace(' ', '-')}`, text: 'passed', kind: 'note' }
        }
      >
        {`${time} `}
        <span className={stateStyle}>{stateNames[state]}</span>
      </Chip>
    );
  }

  return (
    <fieldset id="times" className={formStyles.group} {...useDescription('times')}>
      <legend className={formStyles.legend}>
        <h2>Times</h2>
      </legend>
      <FieldProblem field="times" />
      <TimePool items={slots} className={styles.pool}>
        {renderSlot}
      </TimePool>
      {closedSlots.length > 0 && (
        <p className={`${styles.told} day-to-come not-on-paper`}>
          <PageLink href={askPath({ date, times: closedSlots.map(({ time }) => time) })}>
            Ask to be told if a time opens on {dayInWords(date)}
          </PageLink>
        </p>
      )}
    </fieldset>
  );
}
