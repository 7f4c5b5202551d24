import { use, useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { ChangingText } from '@/components/ui/changing-text';
import { Chip } from '@/components/ui/chip';
import chipStyles from '@/components/ui/chip.module.css';
import fieldStyles from '@/components/ui/field.module.css';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { useNow } from '@/components/ui/use-now';
import type { Choices } from '@/lib/request/form-values';
import { isRepeated, isWeekly } from '@/lib/request/lesson-types';
import { closedInWords } from '@/lib/request/sentences';
import { shortDate, weekdayInWords } from '@/lib/season/date-in-words';
import { addDays } from '@/lib/season/iso-date';
import { closedTimesOn, type OtherDay } from '@/lib/season/other-days';
import {
  InputContext,
  FieldProblem,
  useDescription,
  useProblem,
  useReturnedChoices,
} from './form-context';
import styles from './more-days.module.css';
import formStyles from './request-form.module.css';

/** The chosen days on which a chosen time is closed. The script leaves them out; without it, the server rejects the request. */
export function daysLeftOut(days: readonly OtherDay[], choice: Choices): readonly OtherDay[] {
  return days
    .filter(({ date }) => choice.otherDates.includes(date))
    .filter((day) => closedTimesOn(day, choice.times).length > 0);
}

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven'];

function AllButton({ days, choice }: { days: readonly OtherDay[]; choice: Choices }) {
  const open = days.filter((day) => closedTimesOn(day, choice.times).length === 0);
  const numberWord = numberWords[open.length - 2];
  const needsScript = useIsHydrating() ? 'needs-script' : '';

  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const group = currentTarget.parentElement;
    const boxes = [...(group?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
    const areAllChecked = boxes.every((box) => box.checked);
    for (const box of boxes) if (box.checked === areAllChecked) box.click();
  }

  return (
    numberWord && (
      <button
        type="button"
        aria-pressed={open.every(({ date }) => choice.otherDates.includes(date))}
        onClick={toggle}
        className={`${actionStyles.quiet} ${styles.all} ${needsScript}`}
      >
        <ChangingText>{`All ${numberWord}`}</ChangingText>
      </button>
    )
  );
}

export function MoreDays({ date, otherDays }: { date: string; otherDays: readonly OtherDay[] }) {
  const { choice, isTouched } = use(InputContext);
  const returned = useReturnedChoices();
  const isHydrating = useIsHydrating();
  const [isPageLoad] = useState(isHydrating);
  const now = useNow();
  const description = useDescription('otherDates');
  const hasProblem = useProblem('otherDates') !== undefined;
  const hasChosen = returned.otherDates.length + choice.otherDates.length > 0;
  const planCount = choice.lessonTypes.filter(isRepeated).length;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(hasProblem || hasChosen);

  const openForReason = useEffectEvent(() => {
    const { current } = details;
    if (!current || !(hasProblem || hasChosen || planCount > 0)) return;
    // A draft that is restored after a page load must not move what is in view.
    const isRestored = isPageLoad && !isTouched && !hasProblem;
    const isInView = isRestored && current.getBoundingClientRect().bottom < window.innerHeight;
    if (!isInView) current.open = true;
  });
  useLayoutEffect(() => openForReason(), [hasProblem, hasChosen, planCount]);

  const nextWeek = addDays(date, 7);
  const groups = [
    {
      id: 'next-six-days',
      name: 'In the next six days',
      days: otherDays.filter((day) => day.date < nextWeek),
    },
    {
      id: 'weekly',
      name: `Every ${weekdayInWords(date)}`,
      days: otherDays.filter((day) => day.date >= nextWeek),
    },
  ].filter(({ days }) => days.length > 0);
  if (choice.lessonTypes.length > 0 && choice.lessonTypes.every(isWeekly)) groups.reverse();

  function chipFor(day: OtherDay) {
    const closedTimes = closedTimesOn(day, choice.times);
    const isClosed = closedTimes.length > 0;
    const hasPassed = now !== undefined && day.date < now.date;
    const reason = isClosed && {
      id: `closed-on-${day.date}`,
      text: closedInWords(closedTimes),
      kind: 'reason' as const,
    };
    const passed = hasPassed && { id: `passed-${day.date}`, text: 'passed', kind: 'note' as const };
    return (
      <Chip
        key={day.date}
        name="otherDates"
        value={day.date}
        isInitiallyChosen={returned.otherDates.includes(day.date)}
        isDisabled={isClosed}
        isQuiet={hasPassed}
        detail={reason || passed}
      >
        {shortDate(day.date)}
      </Chip>
    );
  }

  if (otherDays.length === 0) return null;
  const leftOut = daysLeftOut(otherDays, choice).map((day) => shortDate(day.date));
  return (
    <div className={styles.moreDays}>
      <details ref={details} open={isOpenAtFirst}>
        <summary>More days at these times</summary>
        <div
          id="otherDates"
          role="group"
          aria-label="More days"
          className={formStyles.group}
          {...description}
        >
          <FieldProblem field="otherDates" />
          {groups.map(({ id, name, days }) => (
            <div key={id} role="group" aria-labelledby={`days-${id}`} className={styles.days}>
              <h3 id={`days-${id}`} className={formStyles.partOfDay}>
                {name}
              </h3>
              <AllButton days={days} choice={choice} />
              <div className={chipStyles.chips}>{days.map(chipFor)}</div>
            </div>
          ))}
        </div>
      </details>
      <p role="status" className={fieldStyles.hint}>
        {leftOut.length > 0 && (
          <ChangingText>
            {`Left out, because a chosen time is not open: ${leftOut.join('; ')}.`}
          </ChangingText>
        )}
      </p>
    </div>
  );
}
