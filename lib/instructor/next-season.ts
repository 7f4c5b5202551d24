import type { PlanSeason } from '@/lib/commands/command';
import { writeRange, rangesOf } from '@/lib/commands/date-range';
import { listSlots } from '@/lib/commands/list-slots';
import { groupBy } from '@/lib/group-by';
import { clockTime, minutesOf, type ClockTime } from '@/lib/season/clock-time';
import { weekdayInWords } from '@/lib/season/date-in-words';
import { addDays } from '@/lib/season/iso-date';
import type { Season } from '@/lib/season/season-schema';
import type { DayAndTime } from '@/lib/season/season-slots';
import { lessonStarts, spansOf } from '@/lib/season/time-span';

/** In days; whole weeks, so that every day keeps its weekday. */
const fiftyTwoWeeks = 364;

const midnight = 24 * 60;

function missingByWeekday(season: Season, starts: readonly number[]) {
  const slotsByWeekday = groupBy(
    season,
    ([date]) => weekdayInWords(date),
    ([, slots]) => slots,
  );
  return new Map(
    Array.from(slotsByWeekday, ([weekday, slots]) => {
      const had = slots.flat().map(({ time }) => minutesOf(time));
      return [weekday, starts.filter((start) => !had.includes(start))];
    }),
  );
}

/** Breaks such as `Sun` or `Tue,Thu 4:00 PM-5:00 PM`, from the starts that each weekday lacks. */
function breaksFor(
  missing: ReadonlyMap<string, readonly number[]>,
  lessonsPerDay: number,
): readonly string[] {
  const breaks = [...missing].flatMap(([weekday, starts]) => {
    const spans =
      starts.length === lessonsPerDay
        ? ['']
        : spansOf(starts.map(clockTime)).map(
            ({ start, end }) => `${clockTime(start)}-${clockTime(Math.min(end, midnight))}`,
          );
    return spans.map((times) => ({ times, weekday: weekday.slice(0, 3) }));
  });
  const weekdaysByTimes = groupBy(
    breaks,
    ({ times }) => times,
    ({ weekday }) => weekday,
  );
  return Array.from(weekdaysByTimes, ([times, weekdays]) => {
    const days = weekdays.length === missing.size && times ? '' : weekdays.join(',');
    return [days, times].filter(Boolean).join(' ');
  });
}

function irregularities(
  season: Season,
  starts: readonly number[],
  missing: ReadonlyMap<string, readonly number[]>,
): readonly string[] {
  const daysOff: string[] = [];
  const without: DayAndTime[] = [];
  const extra: DayAndTime[] = [];
  for (const [date, slots] of season) {
    const expected = starts.filter((start) => !missing.get(weekdayInWords(date))?.includes(start));
    const offered = slots.map(({ time }) => time);
    const times = expected.map(clockTime);
    if (offered.length === 0 && times.length > 0) daysOff.push(date);
    else
      without.push(
        ...times.filter((time) => !offered.includes(time)).map((time) => ({ date, time })),
      );
    const isOnGrid = (time: ClockTime) => starts.includes(minutesOf(time));
    extra.push(...offered.filter((time) => !isOnGrid(time)).map((time) => ({ date, time })));
  }
  return [
    ...rangesOf(daysOff).map((range) => `Off: ${writeRange(range)}.`),
    ...listSlots('Without', without),
    ...listSlots('Only then', extra),
  ];
}

/**
 * Plans a season like the given one, moved by 52 weeks as often as needed to begin after `today` (ISO date). What the
 * plan lacks or adds compared with the season is returned in words.
 */
export function nextSeason(
  season: Season,
  today: string,
): { readonly plan: PlanSeason; readonly notCarriedOver: readonly string[] } {
  const dates = [...season.keys()];
  let [first = today, last = today] = [dates.at(0), dates.at(-1)];
  while (first <= today)
    [first, last] = [addDays(first, fiftyTwoWeeks), addDays(last, fiftyTwoWeeks)];
  const used = [...season.values()].flat().map(({ time }) => minutesOf(time));
  const from = used.length > 0 ? Math.min(...used) : 9 * 60;
  const latest = used.length > 0 ? Math.max(...used) : 17 * 60;
  const starts = lessonStarts(from, latest);
  const to = starts.at(-1) ?? from;
  const missing = missingByWeekday(season, starts);
  const breaks = used.length > 0 ? breaksFor(missing, starts.length) : [];
  return {
    plan: { kind: 'season', first, last, from: clockTime(from), to: clockTime(to), breaks },
    notCarriedOver: irregularities(season, starts, missing),
  };
}
