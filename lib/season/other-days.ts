import { weekdayInWords } from './date-in-words';
import { addDays } from './iso-date';
import { openTimesOf } from './season';

const daysAfter = [1, 2, 3, 4, 5, 6];
const weeksAfter = [1, 2, 3, 4, 5, 6, 7];

/** A day that can be added to a request for the form's day, at the same times. */
export type OtherDay = {
  readonly date: string;
  /** Times that are open on the form's day, but not on this one. */
  readonly closedTimes: readonly string[];
};

export type DayGroup = { readonly name: string; readonly days: readonly OtherDay[] };

/** Groups of days with open times that can be requested together with `date`. */
export function otherDaysOf(date: string): readonly DayGroup[] {
  const times = openTimesOf(date);
  const otherDay = (daysLater: number): readonly OtherDay[] => {
    const day = addDays(date, daysLater);
    const open = openTimesOf(day);
    const closedTimes = times.filter((time) => !open.includes(time));
    return open.length > 0 ? [{ date: day, closedTimes }] : [];
  };
  const groups = [
    { name: 'This week', days: daysAfter.flatMap(otherDay) },
    {
      name: `Every ${weekdayInWords(date)}`,
      days: weeksAfter.flatMap((weeks) => otherDay(weeks * 7)),
    },
  ];
  return groups.filter(({ days }) => days.length > 0);
}
