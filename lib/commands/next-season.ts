import { groupBy } from '@/lib/season/group-by';
import { clockTime, minutesOf } from '@/lib/season/clock-time';
import { weekdayInWords } from '@/lib/season/date-in-words';
import { addDays } from '@/lib/season/iso-date';
import type { Season } from '@/lib/season/season-slots';
import { lessonStarts, spansOf } from '@/lib/season/time-span';
import type { PlanSeason } from './command';

/** In days; whole weeks, so that every day keeps its weekday. */
const fiftyTwoWeeks = 364;

const midnight = 24 * 60;

/** Which of the starts each weekday of the season never has. */
function missingByWeekday(season: Season, starts: readonly number[]) {
  const slotsByWeekday = groupBy(
    season,
    ([date]) => weekdayInWords(date),
    ([, slots]) => slots,
  );
  return new Map(
    Array.from(slotsByWeekday, ([weekday, slots]) => {
      const used = slots.flat().map(({ time }) => minutesOf(time));
      return [weekday, starts.filter((start) => !used.includes(start))];
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

/**
 * Plans a season like the given one, moved by as many times 52 weeks as it takes to begin after `today` (ISO date). Its
 * breaks are the times that a weekday never has. Single days off are not carried over.
 */
export function nextSeason(season: Season, today: string): PlanSeason {
  const dates = [...season.keys()];
  let [first = today, last = today] = [dates.at(0), dates.at(-1)];
  while (first <= today)
    [first, last] = [addDays(first, fiftyTwoWeeks), addDays(last, fiftyTwoWeeks)];
  const used = [...season.values()].flat().map(({ time }) => minutesOf(time));
  const from = used.length > 0 ? Math.min(...used) : 9 * 60;
  const latest = used.length > 0 ? Math.max(...used) : 17 * 60;
  const starts = lessonStarts(from, latest);
  const to = starts.at(-1) ?? from;
  const breaks = used.length > 0 ? breaksFor(missingByWeekday(season, starts), starts.length) : [];
  return { kind: 'season', first, last, from: clockTime(from), to: clockTime(to), breaks };
}
