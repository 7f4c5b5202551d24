import { formatISO, parseISO } from 'date-fns';
import { createContext, use } from 'react';
import { DayButton, DayPicker, type DayButtonProps, type DayProps } from 'react-day-picker';
import cellStyles from '@/components/ui/calendar-cell.module.css';
import { poolEdges } from '@/lib/calendar/pool-edges';
import type { DateRange } from '@/lib/commands/date-range';
import { dateInWords } from '@/lib/season/date-in-words';
import type { Season } from '@/lib/season/season-schema';
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

function isoDate(date: Date): string {
  return formatISO(date, { representation: 'date' });
}

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
  const dates = [...season.keys()].map((date) => parseISO(date));
  const [first = new Date(), last = first] = [dates.at(0), dates.at(-1)];
  return (
    <div className={styles.card}>
      <DaysContext value={{ season, changedDates }}>
        <DayPicker
          {...shared}
          mode="range"
          navLayout="around"
          selected={selected && { from: parseISO(selected.first), to: parseISO(selected.last) }}
          onSelect={(_range, day) => onSelect(isoDate(day))}
          defaultMonth={parseISO(defaultMonth)}
          startMonth={first}
          endMonth={last}
          disabled={[{ before: first }, { after: last }]}
          components={{ Day: SeasonCell, DayButton: SeasonDay, Chevron: StepGlyph }}
        />
      </DaysContext>
      <p aria-hidden="true" className={styles.legend}>
        Times on a day:
        <span className={styles.open}>20</span> open
        <span className={styles.taken}>2</span> taken
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
              month={parseISO(`${month}-01`)}
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
  const open = slots.filter(({ available }) => available).length;
  return { open, taken: slots.length - open };
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
  const { open, taken } = countsOn(season, date);
  if (open + taken === 0) return null;
  return (
    <span aria-hidden="true" className={styles.counts}>
      {open > 0 && <span className={styles.open}>{open}</span>}
      {taken > 0 && <span className={styles.taken}>{taken}</span>}
    </span>
  );
}

function nameOf(date: string, { season, changedDates }: Days, isToday: boolean): string {
  const { open, taken } = countsOn(season, date);
  const state = open + taken > 0 ? `${open} open, ${taken} taken` : 'no times';
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
      {modifiers.today && (
        <span aria-hidden="true" className={cellStyles.todayMark}>
          today
        </span>
      )}
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
        isToday && styles.today,
        modifiers.selected && styles.selected,
        days.changedDates.has(date) && styles.changed,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {children}
    </DayButton>
  );
}

function PlannedDay({ day: { isoDate: date }, modifiers, children }: DayProps) {
  const { season } = use(DaysContext);
  if (modifiers.hidden) return <td />;
  const { open, taken } = countsOn(season, date);
  return (
    <td>
      <span className={poolStyles(season, date).filter(Boolean).join(' ')}>
        {children}
        {open + taken > 0 && (
          <span className="visually-hidden">{`, ${open} open, ${taken} taken`}</span>
        )}
      </span>
      <Counts date={date} />
    </td>
  );
}
