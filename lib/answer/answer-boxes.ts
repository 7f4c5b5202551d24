import type { AnsweredRequest, LessonDay } from '@/lib/request/answered-request';
import type { ClockTime } from '@/lib/season/clock-time';
import { slotAt, type Season, type SlotState } from '@/lib/season/season-slots';

/** Lessons that the instructor confirms or leaves out together: a day, or one of its times. */
export type AnswerBox = LessonDay & { readonly state: SlotState | 'not offered' };

function stateOfDay(season: Season, date: string): AnswerBox['state'] {
  const states = (season.get(date) ?? []).map(({ state }) => state);
  return states.find((state) => state === 'open') ?? states[0] ?? 'not offered';
}

/**
 * One box for a day whose times have the same state, or one for each time if their states differ. A request without times
 * has one for each day.
 */
export function answerBoxes(
  { dates, times }: Pick<AnsweredRequest, 'dates' | 'times'>,
  season: Season,
): readonly AnswerBox[] {
  return dates.flatMap((date): readonly AnswerBox[] => {
    if (times.length === 0) return [{ date, times, state: stateOfDay(season, date) }];
    const stateOf = (time: ClockTime) => slotAt(season, { date, time })?.state ?? 'not offered';
    const [state, ...otherStates] = new Set(times.map(stateOf));
    if (state && otherStates.length === 0) return [{ date, times, state }];
    return times.map((time) => ({ date, times: [time], state: stateOf(time) }));
  });
}
