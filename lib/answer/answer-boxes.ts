import type { LessonDay } from '@/lib/request/answered-request';
import type { LinkedRequest } from '@/lib/request/answer-link';
import type { ClockTime } from '@/lib/season/clock-time';
import type { Season, Slot } from '@/lib/season/season-schema';
import { slotAt } from '@/lib/season/season-slots';

/** Lessons that the instructor confirms or leaves out together: a day, or one of its times. */
export type AnswerBox = LessonDay & { readonly state: Slot['state'] | 'not offered' };

function stateOfDay(season: Season, date: string): AnswerBox['state'] {
  const states = (season.get(date) ?? []).map(({ state }) => state);
  return states.find((state) => state === 'open') ?? states[0] ?? 'not offered';
}

/**
 * One box for a day whose times are in one state, and one for each time where they differ. A request without times has
 * one for each day.
 */
export function answerBoxes(request: LinkedRequest, season: Season): readonly AnswerBox[] {
  const { dates, times } = request;
  return dates.flatMap((date): readonly AnswerBox[] => {
    if (times.length === 0) return [{ date, times, state: stateOfDay(season, date) }];
    const stateOf = (time: ClockTime) => slotAt(season, { date, time })?.state ?? 'not offered';
    const [state, ...others] = new Set(times.map(stateOf));
    if (state && others.length === 0) return [{ date, times, state }];
    return times.map((time) => ({ date, times: [time], state: stateOf(time) }));
  });
}
