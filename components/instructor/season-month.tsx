import { createContext, Fragment, use } from 'react';
import { DayButton, DayPicker, type DayButtonProps, type DayProps } from 'react-day-picker';
import cellStyles from '@/components/ui/calendar-cell.module.css';
import { poolEdges } from '@/lib/calendar/pool-edges';
import { dateInWords } from '@/lib/season/date-in-words';
import { isoDateOf, localDate, type DateRange } from '@/lib/season/iso-date';
import { slotStates, timesIn, type Season, type SlotState } from '@/lib/season/season-slots';
import styles from './season-month.module.css';

type Days = {
  readonly season: Season;
  readonly changedDates: ReadonlySet<string>;
};

const DaysContext = createContext<Days>({ season: new Map(), changedDates: new Set() });

const classNames = {
  month_grid: styles.grid ?? '',
  weekday: cellStyles.weekday ?? '',
  month: styles.month ?? '',
  month_caption: cellStyles.title ?? '',
  button_previous: cellStyles.step ?? '',
  button_next: cellStyles.step ?? '',
};

/** In the legend. */
const exampleCounts: Readonly<Record<SlotState, number>> = { open: 20, closed: 2 };

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
          classNames={classNames}
          showOutsideDays={false}
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
        {slotStates.map((state) => (
          <Fragment key={state}>
            {' '}
            <span className={`${cellStyles.sample} ${styles[state]}`}>
              {exampleCounts[state]}
            </span>{' '}
            {state}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

function StepGlyph({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <span aria-hidden="true">{orientation === 'left' ? '‹' : '›'}</span>;
}

/** How many of a day's slots are in each state; empty for a day without slots. */
function countsOn(season: Season, date: string) {
  const slots = season.get(date) ?? [];
  const states = slots.length > 0 ? slotStates : [];
  return states.map((state) => ({ state, count: timesIn(state, slots).length }));
}

function countsInWords(counts: ReturnType<typeof countsOn>): string {
  return counts.map(({ state, count }) => `${count} ${state}`).join(', ');
}

/** The day of the month as a part of the pool, or of the deck around it. */
function poolStyles(season: Season, date: string): readonly (string | undefined)[] {
  const hasTimes = (dateInMonth: string) => (season.get(dateInMonth) ?? []).length > 0;
  if (!hasTimes(date)) return [cellStyles.cell];
  const edges = poolEdges(date, hasTimes).map((edge) => cellStyles[edge]);
  return [cellStyles.cell, cellStyles.water, ...edges];
}

function Counts({ date }: { date: string }) {
  const { season } = use(DaysContext);
  const counts = countsOn(season, date).filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <span aria-hidden="true" className={styles.counts}>
      {counts.map(({ state, count }) => (
        <span key={state} className={styles[state]}>
          {count}
        </span>
      ))}
    </span>
  );
}

function nameOf(date: string, { season, changedDates }: Days, isToday: boolean): string {
  const marks = [
    season.has(date) && (countsInWords(countsOn(season, date)) || 'no times'),
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
        isToday && cellStyles.today,
        modifiers.selected && styles.selected,
        days.changedDates.has(date) && styles.changed,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <span>{children}</span>
    </DayButton>
  );
}
