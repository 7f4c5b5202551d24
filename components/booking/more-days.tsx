import { use, useState } from 'react';
import { Chip } from '@/components/ui/chip';
import chipStyles from '@/components/ui/chip.module.css';
import fieldStyles from '@/components/ui/field.module.css';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import type { Problem } from '@/lib/booking/booking-result';
import { planPrice } from '@/lib/booking/plan-price';
import { fieldNames } from '@/lib/booking/request-fields';
import { closedInWords } from '@/lib/booking/sentences';
import { shortDate } from '@/lib/season/date-in-words';
import type { OtherDay, DayGroup } from '@/lib/season/other-days';
import styles from './booking-form.module.css';
import { ChoiceContext, closedTimesOn, type Choice } from './choice';
import { hasDraftedDays } from './draft';
import { describedBy, FieldProblem } from './field-problem';

/** More days for the same times. The request leaves out days on which a chosen time is not open. */
export function MoreDays({
  date,
  groups,
  chosen,
  problems,
}: {
  date: string;
  groups: readonly DayGroup[];
  chosen: readonly string[];
  problems: readonly Problem[];
}) {
  const { choice, touched } = use(ChoiceContext);
  const isHydrating = useIsHydrating();
  const [hasHtml] = useState(isHydrating);
  const hasProblem = problems.some(({ field }) => field === 'otherDates');
  const hasDays = hasProblem || chosen.length > 0 || choice.otherDates.length > 0;
  const plans = choice.lessonTypes.filter((type) => planPrice(type) !== undefined).length;
  const [isOpen, setOpen] = useState(hasDays || (!isHydrating && hasDraftedDays(date)));
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [before, setBefore] = useState({ hasDays, plans });
  if (hasDays !== before.hasDays || plans !== before.plans) {
    setBefore({ hasDays, plans });
    // Opening for a restored plan would shift the page without the visitor's input.
    if ((hasDays && !before.hasDays) || (touched && plans > before.plans)) setOpen(true);
  }
  if (isOpen && !wasOpen) setWasOpen(true);

  function chipFor(day: OtherDay) {
    const closedTimes = closedTimesOn(day, choice);
    const isClosed = closedTimes.length > 0;
    const reason = { id: `closed-on-${day.date}`, text: closedInWords(closedTimes) };
    return (
      <Chip
        key={day.date}
        name={fieldNames.otherDates}
        value={day.date}
        isInitiallyChosen={chosen.includes(day.date)}
        isDisabled={isClosed}
        detail={isClosed && { ...reason, kind: 'reason' }}
      >
        {shortDate(day.date)}
      </Chip>
    );
  }

  if (groups.length === 0) return null;
  return (
    <div className={`${styles.group} ${styles.beside} ${styles.moreDays}`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>More days at these times</summary>
        <div
          id="otherDates"
          role="group"
          aria-label="More days"
          className={styles.group}
          {...describedBy('otherDates', problems)}
        >
          <FieldProblem field="otherDates" problems={problems} />
          {/* Without these boxes, a day that opens in place is on screen sooner. */}
          {(hasHtml || wasOpen) &&
            groups.map(({ name, days }, index) => (
              <div key={name} role="group" aria-labelledby={`days-${index}`}>
                <h3 id={`days-${index}`} className={styles.partOfDay}>
                  {name}
                </h3>
                <div className={chipStyles.chips}>{days.map(chipFor)}</div>
              </div>
            ))}
        </div>
      </details>
      <LeftOut days={groups.flatMap(({ days }) => days)} choice={choice} />
    </div>
  );
}

/** Announces which checked days are left out, and which are included again. */
function LeftOut({ days, choice }: { days: readonly OtherDay[]; choice: Choice }) {
  const ticked = days.filter(({ date }) => choice.otherDates.includes(date));
  const isLeftOut = (day: OtherDay) => closedTimesOn(day, choice).length > 0;
  const leftOut = ticked.filter(isLeftOut).map(({ date }) => date);
  const [before, setBefore] = useState(leftOut);
  const [back, setBack] = useState<readonly string[]>([]);
  if (before.join() !== leftOut.join()) {
    setBefore(leftOut);
    setBack(before.filter((date) => choice.otherDates.includes(date) && !leftOut.includes(date)));
  }
  const listed = (dates: readonly string[]) => dates.map(shortDate).join('; ');
  return (
    <p role="status" className={fieldStyles.hint}>
      {leftOut.length > 0 && `Left out, as a chosen time is not open there: ${listed(leftOut)}. `}
      {back.length > 0 && `Back in: ${listed(back)}.`}
    </p>
  );
}
