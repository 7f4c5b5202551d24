import {
  createContext,
  use,
  useMemo,
  useState,
  type DOMAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefCallback,
} from 'react';
import { DayPicker, type DayButtonProps, type DayProps } from 'react-day-picker';
import { isPlainClick } from '@/components/ui/plain-click';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { useToday } from '@/components/ui/use-today';
import { firstTileOf, openSlotsOn, type CalendarSeason } from '@/lib/calendar/calendar-season';
import { dayAfterKey } from '@/lib/calendar/keyboard';
import { slugOf, type Period } from '@/lib/calendar/period';
import { dateInWords } from '@/lib/season/iso-date';
import styles from './calendar-grid.module.css';

type Days = {
  readonly season: CalendarSeason;
  readonly onOpen: (date: string) => void;
  readonly onMove: (date: string) => void;
  /** The day that is about to get the focus. */
  readonly movingTo: () => string | undefined;
  readonly refOf: (date: string) => RefCallback<HTMLElement>;
  readonly pointerHandlers: (date: string) => DOMAttributes<HTMLElement>;
};

type DaysInPage = Days & {
  readonly today: string | undefined;
  /** The one day in the tab order; without a script, every day is. */
  readonly tabStop: string | undefined;
  readonly onFocus: (date: string) => void;
};

/** A context, since DayPicker remounts its days whenever `components` changes. */
const DaysContext = createContext<DaysInPage | undefined>(undefined);

const components = { Day: Cell, DayButton: DayLink, MonthCaption: () => <></> };
const classNames = { month_grid: styles.grid ?? '', weekday: styles.weekday ?? '' };

/** Midnight of an ISO date in the visitor's time zone, which DayPicker uses. */
function localDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function MonthGrid({ month, ...days }: Days & { month: Period }) {
  const { firstDay, lastDay } = days.season;
  const today = useToday();
  const isHydrating = useIsHydrating();
  const [focused, setFocused] = useState<string>();
  const stop = [focused, today].find(
    (date) => date?.startsWith(slugOf(month)) && openSlotsOn(date, days.season) !== undefined,
  );
  const tabStop = isHydrating ? undefined : (stop ?? firstTileOf(month, days.season));
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
        disabled={[{ before: localDate(firstDay) }, { after: localDate(lastDay) }]}
        hideNavigation
        month={localDate(`${slug}-01`)}
        // Without a handler DayPicker renders plain text.
        onDayClick={() => undefined}
        // Otherwise a static page marks the day it was built.
        today={today ? localDate(today) : new Date(0)}
      />
    ),
    [slug, firstDay, lastDay, today],
  );
  return (
    <DaysContext value={{ ...days, today, tabStop, onFocus: setFocused }}>{picker}</DaysContext>
  );
}

/** Without DayPicker's role, which a cell of a grid has by itself and may not be given in HTML. */
function Cell({ children }: DayProps) {
  return <td>{children}</td>;
}

/**
 * A day as a link. DayPicker's `onClick` would cancel the link, its tab stop is the day focused before, and
 * its keys stop at a disabled day and take Alt combinations from the browser.
 */
function DayLink({ day: { isoDate: date }, modifiers, children }: DayButtonProps) {
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

  const { season, today, tabStop, onFocus, onOpen, onMove, movingTo, refOf, pointerHandlers } =
    days;
  const hasPassed = today !== undefined && date < today;
  const slots = open === 0 ? 'no time slots' : `${open} open time slot${open === 1 ? '' : 's'}`;
  const remark = hasPassed ? ', passed' : modifiers.today ? ', today' : '';

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayAfterKey(event.key, event.shiftKey, movingTo() ?? date, season);
    if (target === undefined) return;
    event.preventDefault();
    onMove(target);
  }

  function click(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(date);
  }

  return (
    <>
      <a
        ref={refOf(date)}
        href={`/timeslots/${date}`}
        aria-label={`${dateInWords(date)}, ${slots}${remark}`}
        {...(modifiers.today && { 'aria-current': 'date' })}
        className={[
          styles.day,
          open === 0 && styles.empty,
          hasPassed && styles.passed,
          modifiers.today && styles.today,
        ]
          .filter(Boolean)
          .join(' ')}
        {...(tabStop && { tabIndex: date === tabStop ? 0 : -1 })}
        onClick={click}
        onKeyDown={press}
        onFocus={() => onFocus(date)}
        {...pointerHandlers(date)}
      >
        {children}
      </a>
      {open > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {open}
          <span className={styles.unit}> open</span>
        </span>
      )}
    </>
  );
}
