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
import { inPlace } from '@/components/ui/in-place';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { useToday } from '@/components/ui/use-today';
import { firstTileOf, openSlotsOn, type CalendarSeason } from '@/lib/calendar/calendar-season';
import { dayAfterKey } from '@/lib/calendar/keyboard';
import { localDate } from '@/lib/calendar/local-date';
import { slugOf, type Period } from '@/lib/calendar/period';
import { dateInWords } from '@/lib/season/date-in-words';
import styles from './calendar-grid.module.css';
import { OpenDay } from './open-day';

/** Shared by all days of the month. */
type Days = {
  readonly season: CalendarSeason;
  readonly today: string | undefined;
  /** The one day in the tab order; without a script, every day is. */
  readonly tabStop: string | undefined;
};

/** A context, since DayPicker remounts its days whenever `components` changes. */
const DaysContext = createContext<Days | undefined>(undefined);

const components = { Day: Cell, DayButton: Day, MonthCaption: () => <></> };
const classNames = { month_grid: styles.grid ?? '', weekday: styles.weekday ?? '' };

/** The ISO date of the open day that an event happened on. */
function dateAt({ target }: { target: EventTarget }): string | undefined {
  return target instanceof HTMLElement ? target.dataset.name : undefined;
}

export function MonthGrid({
  month,
  season,
  onOpen,
  onMove,
  movingTo,
  onPoint,
}: {
  month: Period;
  season: CalendarSeason;
  onOpen: (date: string) => void;
  onMove: (date: string) => void;
  /** The day that is about to get the focus. */
  movingTo: () => string | undefined;
  /** Called with the day that the mouse is on. */
  onPoint: (date: string) => void;
}) {
  const today = useToday();
  const isHydrating = useIsHydrating();
  const [focused, setFocused] = useState<string>();
  const stop = [focused, today].find(
    (date) => date?.startsWith(slugOf(month)) && openSlotsOn(date, season) !== undefined,
  );
  const tabStop = isHydrating ? undefined : (stop ?? firstTileOf(month, season));
  const slug = slugOf(month);
  // Rendering DayPicker takes 100 ms on a slow phone, and moving the focus needs no render.
  const picker = useMemo(
    () => (
      <DayPicker
        // Otherwise React would reuse a week that two months share, and move it.
        key={slug}
        className={styles.month ?? ''}
        classNames={classNames}
        components={components}
        hideNavigation
        month={localDate(`${slug}-01`)}
        // Without a handler DayPicker renders plain text.
        onDayClick={() => undefined}
        // Otherwise a static page marks the day it was built.
        today={today ? localDate(today) : new Date(0)}
      />
    ),
    [slug, today],
  );

  function click(event: MouseEvent) {
    const date = dateAt(event);
    if (date) inPlace(() => onOpen(date))(event);
  }

  function point(event: PointerEvent) {
    const date = dateAt(event);
    // A finger taps at once, and the page is then asked for anyway.
    if (date && event.pointerType === 'mouse') onPoint(date);
  }

  function press(event: KeyboardEvent) {
    const date = dateAt(event);
    if (!date || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayAfterKey(event.key, event.shiftKey, movingTo() ?? date, season);
    if (target === undefined) return;
    event.preventDefault();
    onMove(target);
  }

  return (
    <div
      onClick={click}
      onKeyDown={press}
      // A tap opens the day at once, and rendering the month again would delay it.
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setFocused(dateAt(event));
      }}
      onPointerOver={point}
    >
      <DaysContext value={{ season, today, tabStop }}>{picker}</DaysContext>
    </div>
  );
}

/** Without DayPicker's role, which a cell of a grid has by itself and may not be given in HTML. */
function Cell({ children }: DayProps) {
  return <td>{children}</td>;
}

/**
 * In place of DayPicker's button: its `onClick` would cancel the link, its tab stop is the day focused
 * before, and its keys stop at a disabled day and take Alt combinations from the browser.
 */
function Day({ day: { isoDate: date }, modifiers, children }: DayButtonProps) {
  const days = use(DaysContext);
  const open = days && openSlotsOn(date, days.season);
  if (!days || open === undefined) {
    return (
      <span
        role="link"
        aria-disabled="true"
        aria-label={dateInWords(date)}
        className={styles.closedDay}
      >
        {children}
      </span>
    );
  }
  const { today, tabStop } = days;
  return (
    <OpenDay
      date={date}
      open={open}
      isToday={modifiers.today === true}
      hasPassed={today !== undefined && date < today}
      {...(tabStop && { tabIndex: date === tabStop ? 0 : -1 })}
    >
      {children}
    </OpenDay>
  );
}
