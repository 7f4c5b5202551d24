'use client';

import { useState } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { Part } from '@/components/ui/error-boundary';
import { UntilScript } from '@/components/ui/until-script';
import { useNow } from '@/components/ui/use-now';
import type { PlanSeason } from '@/lib/commands/command';
import type { DateRange } from '@/lib/commands/date-range';
import { changesInWords, type SlotChange } from '@/lib/commands/slot-changes';
import { inWords } from '@/lib/instructor/in-words';
import { nextSeason } from '@/lib/instructor/next-season';
import {
  changesToMake,
  commandsToSend,
  concerns,
  previewSeason,
  restOfDay,
  type PageCommand,
} from '@/lib/instructor/season-changes';
import type { Moment } from '@/lib/season/moment';
import type { Season } from '@/lib/season/season-schema';
import { isSameSlot } from '@/lib/season/season-slots';
import { DayTimes, ToggleAll } from './day-times';
import { NewSeason } from './new-season';
import { NextSevenDays } from './next-seven-days';
import { SeasonMonth } from './season-month';
import { ChangeBar, SentChanges } from './send-changes';
import { useChoices } from './use-choices';
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
    <UntilScript>
      This page is for the instructor. It shows which times are open and closed, and prepares
      changes to them. Only the instructor can make these, on GitHub. The page needs JavaScript.
    </UntilScript>
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
  const [{ changes, newSeason }, choose] = useChoices(season, today);
  const offered = [...season.keys()].filter((date) => season.get(date)?.length);
  const nextDay = offered.find((date) => date >= today) ?? offered[0] ?? today;
  // Beside the month, there is room for a day's times from the start.
  const [range, setRange] = useState<DateRange | undefined>(() =>
    window.matchMedia('(width >= 64rem)').matches ? { first: nextDay, last: nextDay } : undefined,
  );
  const [isSelectingLast, setSelectingLast] = useState(false);
  /** Whether the new season's form, or the button in its place, takes the focus when it appears. */
  const [takesFocus, setTakesFocus] = useState(false);

  const plan = newSeason?.isSent === false ? newSeason.plan : undefined;
  // The workflow runs issues in order, so a new season meets the changes that are sent before it.
  const preview = plan && previewSeason(season, changes, plan, today);
  const chosen = changesThatAre('chosen', preview?.command);
  const sent = changesThatAre('sent', newSeason?.isSent ? newSeason.plan : undefined);

  function changesThatAre(what: 'chosen' | 'sent', next: PlanSeason | undefined) {
    const some = changes.filter(({ isSent }) => isSent === (what === 'sent'));
    const plans = next ? [next] : [];
    const words = plans.map(({ first, last }) => `New season: ${inWords(`${first}..${last}`)}`);
    return {
      summary: [changesInWords(some), ...words].filter(Boolean).join(' · '),
      commands: [...commandsToSend(some, changes, season), ...plans],
      repository,
    };
  }

  function select(date: string): void {
    const ends = [isSelectingLast && range ? range.first : date, date].sort();
    setRange({ first: ends[0] ?? date, last: ends[1] ?? date });
    setSelectingLast(false);
  }

  function toggle(slots: readonly SlotChange[]): void {
    const others = changes.filter((one) => !slots.some((slot) => isSameSlot(slot, one)));
    const wereAllChosen = changes.length - others.length === slots.length;
    const added = wereAllChosen ? [] : slots.map((slot) => ({ ...slot, isSent: false }));
    choose({ changes: changesToMake([...others, ...added], season) });
  }

  function planNext(next: PlanSeason | undefined): void {
    choose({ newSeason: next && { plan: next, isSent: false } });
    setTakesFocus(true);
  }

  function markSent(commands: readonly PageCommand[]): void {
    setTakesFocus(false);
    const next = commands.find((command) => command.kind === 'season');
    const isIn = (change: SlotChange) =>
      commands.some((command) => command.kind !== 'season' && concerns(command, change));
    choose({
      changes: changes.map((change) => (isIn(change) ? { ...change, isSent: true } : change)),
      newSeason: next ? { plan: next, isSent: true } : newSeason,
    });
  }

  function discardSent(): void {
    choose({
      changes: changes.filter(({ isSent }) => !isSent),
      newSeason: newSeason?.isSent ? undefined : newSeason,
    });
  }

  const choice = { changes, onToggle: toggle };
  return (
    <div className={styles.instructor}>
      {sent.commands.length > 0 && <SentChanges {...sent} onDiscard={discardSent} />}
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
          <div className={actionStyles.actions}>
            <ToggleAll {...choice} toggles={restOfDay(season, now, changes)}>
              Close the rest of today
            </ToggleAll>
            {!newSeason && (
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
          onChange={(next) => choose({ newSeason: { plan: next, isSent: false } })}
          takesFocus={takesFocus}
          onClose={() => planNext(undefined)}
        />
      )}
      {/* Screen readers may skip a live region that is inserted with its text. */}
      <p role="status" className="visually-hidden">
        {chosen.summary}
      </p>
      {chosen.commands.length > 0 && <ChangeBar {...chosen} onSend={markSent} />}
    </div>
  );
}
