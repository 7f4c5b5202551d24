'use client';

import { useState } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { UntilScript } from '@/components/ui/until-script';
import { useNow } from '@/components/ui/use-now';
import { waysToSend, type WaysToSend } from '@/lib/commands/issue-link';
import { changesInWords, commandsFor, toggled } from '@/lib/commands/slot-changes';
import { hasBegunToday, type Moment } from '@/lib/season/clock-time';
import type { DateRange } from '@/lib/season/iso-date';
import { slotsIn, type Season, type Slot } from '@/lib/season/season-slots';
import { ChangeBar } from './change-bar';
import { DayTimes, ToggleAll } from './day-times';
import { NewSeason } from './new-season';
import { NextSevenDays } from './next-seven-days';
import { SeasonMonth } from './season-month';
import styles from './instructor.module.css';

type Props = {
  readonly season: Season;
  readonly repository: string | undefined;
  readonly newSeason: WaysToSend;
};

export function Instructor(props: Props) {
  const now = useNow();
  // The time is not known during hydration.
  if (now === undefined) {
    return (
      <UntilScript>
        This page is for the instructor. It shows which times are open and closed, and prepares
        changes to them. Only the instructor can make these, on GitHub. The page needs JavaScript.
      </UntilScript>
    );
  }
  return (
    <ErrorBoundary sentence="Your times stopped working.">
      <InstructorSeason {...props} now={now} />
    </ErrorBoundary>
  );
}

function keyOf({ date, time }: Slot): string {
  return `${date} ${time}`;
}

/** @param now by the phone's clock */
function InstructorSeason({ season, repository, newSeason, now }: Props & { now: Moment }) {
  const today = now.date;
  const slots = slotsIn(season);
  const offered = [...season.keys()].filter((date) => season.get(date)?.length);
  const nextDay = offered.find((date) => date >= today) ?? offered[0] ?? today;
  // Beside the month, there is room for a day's times from the start.
  const [range, setRange] = useState<DateRange | undefined>(() =>
    window.matchMedia('(width >= 64rem)').matches ? { first: nextDay, last: nextDay } : undefined,
  );
  const [isSelectingLast, setSelectingLast] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const isChosen = (slot: Slot) => chosen.has(keyOf(slot));
  const changes = slots.filter(isChosen).map(toggled);
  const summary = changesInWords(changes);
  const restOfToday = slots.filter(
    ({ date, time, state }) =>
      date === today && state === 'open' && !hasBegunToday(date, time, now),
  );

  function select(date: string): void {
    const [first = date, last = date] = [
      isSelectingLast && range ? range.first : date,
      date,
    ].sort();
    setRange({ first, last });
    setSelectingLast(false);
  }

  function toggle(pressed: readonly Slot[]): void {
    const keys = pressed.map(keyOf);
    const others = [...chosen].filter((key) => !keys.includes(key));
    setChosen(new Set(pressed.every(isChosen) ? others : [...others, ...keys]));
  }

  const choice = { isChosen, onToggle: toggle };
  return (
    <div className={styles.instructor}>
      <div className={styles.columns}>
        <div className={styles.section}>
          <p>Press a day to close or open its times.</p>
          <SeasonMonth
            season={season}
            changedDates={new Set(changes.map(({ date }) => date))}
            selected={range}
            defaultMonth={nextDay}
            onSelect={select}
          />
          {restOfToday.length > 0 && (
            <div className={actionStyles.actions}>
              <ToggleAll {...choice} slots={restOfToday}>
                Close the rest of today
              </ToggleAll>
            </div>
          )}
        </div>
        <div className={styles.aside}>
          {range && (
            <DayTimes
              {...choice}
              range={range}
              slots={slots.filter(({ date }) => range.first <= date && date <= range.last)}
              isSelectingLast={isSelectingLast}
              onSelectLast={() => setSelectingLast(!isSelectingLast)}
            />
          )}
          <NextSevenDays season={season} today={today} />
          <NewSeason {...newSeason} />
        </div>
      </div>
      {/* Screen readers may skip a live region that is inserted with its text. */}
      <p role="status" className="visually-hidden">
        {summary}
      </p>
      {changes.length > 0 && (
        <ChangeBar summary={summary} {...waysToSend(repository, commandsFor(changes, season))} />
      )}
    </div>
  );
}
