import {
  createContext,
  use,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { DayPicker, type DayButtonProps, type DayProps } from 'react-day-picker';
import { onPlainClick } from '@/components/ui/on-plain-click';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { useToday } from '@/components/ui/use-today';
import { firstTileOf, openCountOn, type CalendarSeason } from '@/lib/calendar/calendar-season';
import { dayAfterKey } from '@/lib/calendar/keyboard';
import { localDate } from '@/lib/calendar/local-date';
import { slugOf, type Period } from '@/lib/calendar/period';
import { dateInWords } from '@/lib/season/date-in-words';
import styles from './calendar-grid.module.css';
import { DayLink } from './day-link';

type Days = {
  readonly season: CalendarSeason;
  readonly today: string | undefined;
  /** The only day in the tab order. Without a script, every day is. */
  readonly tabStop: string | undefined;
};

/** DayPicker remounts its days whenever `components` changes, so a context passes the data. */
const DaysContext = createContext<Days | undefined>(undefined);

const components = { Day: Cell, DayButton: DayContent, MonthCaption: () => <></> };
const classNames = { month_grid: styles.grid ?? '', weekday: styles.weekday ?? '' };

function dateAt({ target }: { target: EventTarget }): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-name]')?.dataset.name;
}

export function MonthGrid({
  month,
  season,
  onOpen,
  onMove,
  movingTo,
  onHover,
}: {
  month: Period;
  season: CalendarSeason;
  onOpen: (date: string) => void;
  onMove: (date: string) => void;
  /** The day that will get the focus next. */
  movingTo: () => string | undefined;
  onHover: (date: string) => void;
}) {
  const today = useToday();
  const isHydrating = useIsHydrating();
  const [focused, setFocused] = useState<string>();
  const preferredStop = [focused, today].find(
    (date) => date?.startsWith(slugOf(month)) && openCountOn(date, season) !== undefined,
  );
  const tabStop = isHydrating ? undefined : (preferredStop ?? firstTileOf(month, season));
  const slug = slugOf(month);
  // Rendering DayPicker takes 100 ms on a slow phone. A focus change must not render it.
  const picker = useMemo(
    () => (
      <DayPicker
        // Without a key, a week that two months share moves, which counts as a layout shift.
        key={slug}
        className={styles.month ?? ''}
        classNames={classNames}
        components={components}
        hideNavigation
        month={localDate(`${slug}-01`)}
        // Without a handler, DayPicker renders plain text.
        onDayClick={() => undefined}
        // By default, DayPicker marks the build date as today.
        today={today ? localDate(today) : new Date(0)}
      />
    ),
    [slug, today],
  );

  function handleClick(event: MouseEvent) {
    const date = dateAt(event);
    if (date) onPlainClick(() => onOpen(date))(event);
  }

  function handlePointerOver(event: PointerEvent) {
    const date = dateAt(event);
    // On a touch screen, the tap itself requests the page.
    if (date && event.pointerType === 'mouse') onHover(date);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const date = dateAt(event);
    if (!date || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayAfterKey(event.key, event.shiftKey, movingTo() ?? date, season);
    if (target === undefined) return;
    event.preventDefault();
    onMove(target);
  }

  return (
    <div
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      // A tap focuses the day too. Rendering the month for it would delay the day's page.
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setFocused(dateAt(event));
      }}
      onPointerOver={handlePointerOver}
    >
      <DaysContext value={{ season, today, tabStop }}>{picker}</DaysContext>
    </div>
  );
}

/** Drops DayPicker's `role`, which is redundant on a table cell and invalid HTML. */
function Cell({ children }: DayProps) {
  return <td>{children}</td>;
}

/**
 * Replaces DayPicker's button, which prevents link navigation, stops arrow keys at disabled days, and intercepts
 * Alt shortcuts of the browser.
 */
function DayContent({ day: { isoDate: date }, modifiers, children }: DayButtonProps) {
  const days = use(DaysContext);
  const openCount = days && openCountOn(date, days.season);
  if (!days || openCount === undefined) {
    return (
      <span
        role="link"
        aria-disabled="true"
        aria-label={dateInWords(date)}
        className={styles.dayOutsideSeason}
      >
        {children}
      </span>
    );
  }
  const { today, tabStop } = days;
  return (
    <DayLink
      date={date}
      openCount={openCount}
      isToday={modifiers.today === true}
      hasPassed={today !== undefined && date < today}
      {...(tabStop && { tabIndex: date === tabStop ? 0 : -1 })}
    >
      {children}
    </DayLink>
  );
}
