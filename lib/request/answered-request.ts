import type { ClockTime } from '@/lib/season/clock-time';
import { dayInWords } from '@/lib/season/date-in-words';
import { timesInSpans } from '@/lib/season/time-span';

/** Lessons on an ISO date. Their times are in order, or empty if they are still to be agreed on. */
export type LessonDay = { readonly date: string; readonly times: readonly ClockTime[] };

/** A request for the same times on each of its days, and what the instructor did not confirm of it. */
export type AnsweredRequest = {
  /** ISO dates, in order. */
  readonly dates: readonly string[];
  readonly times: readonly ClockTime[];
  readonly leftOut: readonly LessonDay[];
  readonly reference: string;
};

/** The lessons of a request that are not among those of the excluded days. */
export function lessonsExcept(
  { dates, times }: Pick<AnsweredRequest, 'dates' | 'times'>,
  excluded: readonly LessonDay[],
): readonly LessonDay[] {
  return dates.flatMap((date) => {
    const ofDate = excluded.filter((day) => day.date === date);
    const left = times.filter((time) => ofDate.every((day) => !day.times.includes(time)));
    return ofDate.length > 0 && left.length === 0 ? [] : [{ date, times: left }];
  });
}

/** Each day that has confirmed lessons. */
export function confirmedDays(request: AnsweredRequest): readonly LessonDay[] {
  return lessonsExcept(request, request.leftOut);
}

/** `Tuesday, July 15, 9:00 – 10:00 AM`. */
export function lessonDayInWords({ date, times }: LessonDay): string {
  return [dayInWords(date), timesInSpans(times)].filter(Boolean).join(', ');
}
