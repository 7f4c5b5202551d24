'use client';

import { useState } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { Part } from '@/components/ui/error-boundary';
import { useNow } from '@/components/ui/use-now';
import type { PlanSeason } from '@/lib/commands/command';
import type { DateRange } from '@/lib/commands/date-range';
import { sizeInWords } from '@/lib/commands/plan-season';
import { nextSeason } from '@/lib/instructor/next-season';
import {
  changesInWords,
  commandsFor,
  inOrder,
  pendingChanges,
  previewSeason,
  restOfDay,
  startsSeason,
  type PageCommand,
  type SlotChange,
} from '@/lib/instructor/season-changes';
import type { Moment } from '@/lib/season/moment';
import type { Season } from '@/lib/season/season-schema';
import { isSameSlot, slotAt } from '@/lib/season/season-slots';
import { DayTimes, ToggleAll } from './day-times';
import { NewSeason } from './new-season';
import { NextSevenDays } from './next-seven-days';
import { SeasonMonth } from './season-month';
import { ChangeBar, SentChanges } from './send-changes';
import { useTabState } from './use-tab-state';
import styles from './instructor.module.css';

export function Instructor({
  season,
  repository,
}: {
  season: Season;
  repository: string | undefined;
}) {
  const now = useNow();
  // The time and the tab's storage are not known during hydration.
  if (now === undefined) return <Purpose />;
  return (
    <Part sentence="Your times stopped working.">
      <InstructorSeason season={season} repository={repository} now={now} />
    </Part>
  );
}

function Purpose() {
  return (
    <p>
      This page is for the instructor. It shows which times are open and taken, and prepares changes
      to them. Only someone who may write to the site’s repository can make these. The page needs
      JavaScript.
    </p>
  );
}

function InstructorSeason({
  season,
  repository,
  now,
}: {
  season: Season;
  repository: string | undefined;
  /** By the phone's clock. */
  now: Moment;
}) {
  const today = now.date;
  const [kept, keep] = useTabState(season, today);
  const [range, setRange] = useState<DateRange>();
  const [isSelectingLast, setSelectingLast] = useState(false);
  /** Whether the new season's form, or the button in its place, takes the focus when it appears. */
  const [takesFocus, setTakesFocus] = useState(false);

  // A later build may already hold some of what was chosen.
  const changes = kept.changes.filter((change) => {
    const slot = slotAt(season, change);
    return slot && slot.state !== change.state;
  });
  const sentCommands = kept.sent.flatMap(({ isDone, commands }) => (isDone ? [] : commands));
  const pending = pendingChanges(season, sentCommands);
  const { plan } = kept;
  const marks = commandsFor(changes, season, pending);
  // The workflow runs issues in order, so a season that is sent next meets what was sent before.
  const sentMarks = commandsFor(pending, season);
  const preview = plan && previewSeason(season, [...sentMarks, ...marks], plan, today);

  function select(date: string): void {
    const ends = [isSelectingLast && range ? range.first : date, date].toSorted();
    setRange({ first: ends[0] ?? date, last: ends[1] ?? date });
    setSelectingLast(false);
  }

  function toggle(slots: readonly SlotChange[]): void {
    const others = changes.filter((one) => !slots.some((slot) => isSameSlot(slot, one)));
    const wereAllChosen = changes.length - others.length === slots.length;
    keep({ changes: wereAllChosen ? others : inOrder([...others, ...slots], season) });
  }

  const planCommands = preview && preview.problem === undefined ? [preview.command] : [];
  const commands: readonly PageCommand[] = [...marks, ...planCommands];
  function summaryOf(some: readonly PageCommand[]): string {
    const words = [changesInWords(pendingChanges(season, some))];
    if (startsSeason(some) && preview && preview.problem === undefined) {
      words.push(`New season: ${sizeInWords(preview.season)}`);
    }
    return words.filter(Boolean).join(' · ');
  }

  function planNext(next: PlanSeason | undefined): void {
    keep({ plan: next });
    setTakesFocus(true);
  }

  function send(some: readonly PageCommand[]): void {
    setTakesFocus(false);
    const sentNow = pendingChanges(season, some);
    keep({
      changes: changes.filter((change) => !sentNow.some((slot) => isSameSlot(slot, change))),
      plan: startsSeason(some) ? undefined : plan,
      sent: [...kept.sent, { summary: summaryOf(some), commands: some, isDone: false }],
    });
  }

  const choice = { changes, pending, onToggle: toggle };
  return (
    <div className={styles.instructor}>
      <SentChanges
        sent={kept.sent}
        repository={repository}
        onRemove={(index) => keep({ sent: kept.sent.filter((_, other) => other !== index) })}
      />
      <div className={styles.columns}>
        <div className={styles.section}>
          <SeasonMonth
            season={season}
            changedDates={new Set([...changes, ...pending].map(({ date }) => date))}
            selected={range}
            defaultMonth={season.has(today) ? today : ([...season.keys()][0] ?? today)}
            onSelect={select}
          />
          <div className={actionStyles.actions}>
            <ToggleAll {...choice} toggles={restOfDay(season, now, changes)}>
              Close the rest of today
            </ToggleAll>
            {!plan && (
              <button
                type="button"
                autoFocus={takesFocus}
                className={actionStyles.quiet}
                onClick={() => planNext(nextSeason(season, today).plan)}
              >
                New season
              </button>
            )}
          </div>
        </div>
        <div className={styles.aside}>
          {range && (
            <DayTimes
              {...choice}
              season={season}
              range={range}
              isSelectingLast={isSelectingLast}
              onSelectLast={() => setSelectingLast(!isSelectingLast)}
            />
          )}
          <NextSevenDays season={season} today={today} />
        </div>
      </div>
      {plan && preview && (
        <NewSeason
          plan={plan}
          preview={preview}
          notCarriedOver={nextSeason(season, today).notCarriedOver}
          onChange={(next) => keep({ plan: next })}
          takesFocus={takesFocus}
          onClose={() => planNext(undefined)}
        />
      )}
      {/* Screen readers may skip a live region that is inserted with its text. */}
      <p role="status" className="visually-hidden">
        {summaryOf(commands)}
      </p>
      {commands.length > 0 && (
        <ChangeBar
          summary={summaryOf(commands)}
          commands={commands}
          repository={repository}
          onSend={send}
        />
      )}
    </div>
  );
}
