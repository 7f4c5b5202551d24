import { createContext, use } from 'react';
import { DayButton, DayPicker, type DayButtonProps, type DayProps } from 'react-day-picker';
import cellStyles from '@/components/ui/calendar-cell.module.css';
import { poolEdges } from '@/lib/calendar/pool-edges';
import type { DateRange } from '@/lib/commands/date-range';
import { dateInWords } from '@/lib/season/date-in-words';
import { isoDateOf, localDate } from '@/lib/season/iso-date';
import type { Season } from '@/lib/season/season-schema';
import { timesIn } from '@/lib/season/season-slots';
import styles from './season-month.module.css';

type Days = {
  readonly season: Season;
  readonly changedDates: ReadonlySet<string>;
};

const DaysContext = createContext<Days>({ season: new Map(), changedDates: new Set() });

const classNames = {
  month_grid: `${cellStyles.grid} ${styles.grid}`,
  weekday: cellStyles.weekday ?? '',
  month: styles.month ?? '',
  month_caption: styles.caption ?? '',
  button_previous: styles.step ?? '',
  button_next: styles.step ?? '',
};

const shared = { classNames, showOutsideDays: false } as const;

export function SeasonMonth({
  season,
  changedDates,
  selected,
  defaultMonth,
  onSelect,
}: Days & {
  selected: DateRange | undefined;
  defaultMonth: string;
  onSelect: (date: string) => void;
}) {
  const dates = [...season.keys()].map(localDate);
  const [first = new Date(), last = first] = [dates.at(0), dates.at(-1)];
  return (
    <div className={styles.card}>
      <DaysContext value={{ season, changedDates }}>
        <DayPicker
          {...shared}
          mode="range"
          navLayout="around"
          selected={selected && { from: localDate(selected.first), to: localDate(selected.last) }}
          onSelect={(_range, day) => onSelect(isoDateOf(day))}
          defaultMonth={localDate(defaultMonth)}
          startMonth={first}
          endMonth={last}
          disabled={[{ before: first }, { after: last }]}
          components={{ Day: SeasonCell, DayButton: SeasonDay, Chevron: StepGlyph }}
        />
      </DaysContext>
      <p aria-hidden="true" className={styles.legend}>
        Times on a day:
        <span className={styles.open}>20</span> open
        <span className={styles.closed}>2</span> closed
      </p>
    </div>
  );
}

export function SeasonPreview({ season }: { season: Season }) {
  const months = new Set(Array.from(season.keys(), (date) => date.slice(0, 7)));
  return (
    <DaysContext value={{ season, changedDates: new Set() }}>
      <ul className={styles.months}>
        {[...months].map((month) => (
          <li key={month} className={styles.card}>
            <DayPicker
              {...shared}
              hideNavigation
              month={localDate(`${month}-01`)}
              components={{ Day: PlannedDay }}
            />
          </li>
        ))}
      </ul>
    </DaysContext>
  );
}

function StepGlyph({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <span aria-hidden="true">{orientation === 'left' ? '‹' : '›'}</span>;
}

function countsOn(season: Season, date: string) {
  const slots = season.get(date) ?? [];
  return { open: timesIn('open', slots).length, closed: timesIn('closed', slots).length };
}

/** The day of the month as a part of the pool, or of the deck around it. */
function poolStyles(season: Season, date: string): readonly (string | undefined)[] {
  const hasTimes = (other: string) => (season.get(other) ?? []).length > 0;
  if (!hasTimes(date)) return [cellStyles.cell];
  const edges = poolEdges(date, hasTimes).map((edge) => cellStyles[edge]);
  return [cellStyles.cell, cellStyles.water, styles.hasTimes, ...edges];
}

function Counts({ date }: { date: string }) {
  const { season } = use(DaysContext);
  const { open, closed } = countsOn(season, date);
  if (open + closed === 0) return null;
  return (
    <span aria-hidden="true" className={styles.counts}>
      {open > 0 && <span className={styles.open}>{open}</span>}
      {closed > 0 && <span className={styles.closed}>{closed}</span>}
    </span>
  );
}

function nameOf(date: string, { season, changedDates }: Days, isToday: boolean): string {
  const { open, closed } = countsOn(season, date);
  const state = open + closed > 0 ? `${open} open, ${closed} closed` : 'no times';
  const marks = [
    season.has(date) && state,
    changedDates.has(date) && 'changed',
    isToday && 'today',
  ];
  return [dateInWords(date), ...marks].filter(Boolean).join(', ');
}

function SeasonCell({ day, modifiers, children, ...cell }: DayProps) {
  if (modifiers.hidden) return <td />;
  return (
    <td {...cell}>
      {children}
      <Counts date={day.isoDate} />
    </td>
  );
}

function SeasonDay(props: DayButtonProps) {
  const days = use(DaysContext);
  const { day, modifiers, children } = props;
  const date = day.isoDate;
  const isToday = modifiers.today === true;
  return (
    <DayButton
      {...props}
      aria-label={nameOf(date, days, isToday)}
      className={[
        ...poolStyles(days.season, date),
        modifiers.selected && styles.selected,
        days.changedDates.has(date) && styles.changed,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <span className={isToday ? cellStyles.today : undefined}>{children}</span>
    </DayButton>
  );
}

function PlannedDay({ day: { isoDate: date }, modifiers, children }: DayProps) {
  const { season } = use(DaysContext);
  if (modifiers.hidden) return <td />;
  const { open, closed } = countsOn(season, date);
  return (
    <td>
      <span className={poolStyles(season, date).filter(Boolean).join(' ')}>
        {children}
        {open + closed > 0 && (
          <span className="visually-hidden">{`, ${open} open, ${closed} closed`}</span>
        )}
      </span>
      <Counts date={date} />
    </td>
  );
}
