import { createContext, use, useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { DayPicker, type DayProps } from 'react-day-picker';
import cellStyles from '@/components/ui/calendar-cell.module.css';
import { logicalKey } from '@/components/ui/right-to-left';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { dayAfterKey } from '@/lib/calendar/day-after-key';
import { countUpcoming, openStartsOn, type CalendarSeason } from '@/lib/calendar/open-slots';
import { firstTileOf, slugOf, type Period } from '@/lib/calendar/period';
import { dateInWords } from '@/lib/season/date-in-words';
import { localDate } from '@/lib/season/iso-date';
import type { Moment } from '@/lib/season/clock-time';
import styles from './month-grid.module.css';
import { DayLink } from './day-link';

type Days = {
  readonly season: CalendarSeason;
  /** `undefined` during hydration. */
  readonly now: Moment | undefined;
  /** The only day in the tab order. Without a script, every day is. */
  readonly tabStop: string | undefined;
};

/** A `Day` component made on each render would remount all days, so a context passes the data. */
const DaysContext = createContext<Days | undefined>(undefined);

const components = { Day: DayCell, MonthCaption: () => <></> };
const classNames = { month_grid: cellStyles.grid ?? '', weekday: cellStyles.weekday ?? '' };

function dateAt({ target }: KeyboardEvent | FocusEvent): string | undefined {
  return target instanceof HTMLAnchorElement ? target.dataset.name : undefined;
}

export function MonthGrid({
  month,
  season,
  now,
  onMove,
  movingTo,
}: {
  month: Period;
  season: CalendarSeason;
  now: Moment | undefined;
  onMove: (date: string) => void;
  /** The day that will get the focus once its month is rendered. Rapid keystrokes continue from there. */
  movingTo: () => string | undefined;
}) {
  const isHydrating = useIsHydrating();
  const [focused, setFocused] = useState<string>();
  const preferredStop = [focused, now?.date].find(
    (date) => date?.startsWith(slugOf(month)) && openStartsOn(date, season) !== undefined,
  );
  const tabStop = isHydrating ? undefined : (preferredStop ?? firstTileOf(month, season));
  const slug = slugOf(month);
  // Rendering DayPicker takes 100 ms on a slow phone. A focus change must not render it.
  const picker = useMemo(
    () => (
      <DayPicker
        // Without a key, React moves the row of a week that two months share, which counts as a layout shift.
        key={slug}
        className={styles.month ?? ''}
        classNames={classNames}
        components={components}
        hideNavigation
        month={localDate(`${slug}-01`)}
      />
    ),
    [slug],
  );

  function handleKeyDown(event: KeyboardEvent) {
    const date = dateAt(event);
    if (!date || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayAfterKey(logicalKey(event), event.shiftKey, movingTo() ?? date, season);
    if (target === undefined) return;
    event.preventDefault();
    onMove(target);
  }

  return (
    <div
      onKeyDown={handleKeyDown}
      // A tap focuses the day too. Rendering the month for it would delay the day's page.
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setFocused(dateAt(event));
      }}
    >
      <DaysContext value={{ season, now, tabStop }}>{picker}</DaysContext>
    </div>
  );
}

/** A day's cell. DayPicker's `role` is redundant on a table cell. Days of other months are hidden. */
function DayCell({ day: { isoDate: date }, modifiers, children }: DayProps) {
  const days = use(DaysContext);
  if (!days || modifiers.hidden) return <td />;
  const starts = openStartsOn(date, days.season);
  if (starts === undefined) {
    return (
      <td>
        <span
          role="link"
          aria-disabled="true"
          aria-label={dateInWords(date)}
          className={cellStyles.cell}
        >
          {children}
        </span>
      </td>
    );
  }
  const { now, tabStop } = days;
  return (
    <td>
      <DayLink
        date={date}
        season={days.season}
        openCount={starts && countUpcoming(starts, date, now)}
        isFull={starts?.length === 0}
        isToday={date === now?.date}
        hasPassed={now !== undefined && date < now.date}
        {...(tabStop && { tabIndex: date === tabStop ? 0 : -1 })}
      >
        {children}
      </DayLink>
    </td>
  );
}
