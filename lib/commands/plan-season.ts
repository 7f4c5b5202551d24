import { lessonMinutes } from '@/data/lesson-plans';
import { pluralize } from '@/lib/season/pluralize';
import { clockTime, minutesOf, type ClockTime, readTime } from '@/lib/season/clock-time';
import { weekdayInWords, weekdays } from '@/lib/season/date-in-words';
import { checkOverlaps } from '@/lib/season/check-overlaps';
import {
  isSameSeason,
  slotAt,
  slotsIn,
  slotsNotOpen,
  type Season,
  type Slot,
} from '@/lib/season/season-slots';
import { lessonStarts } from '@/lib/season/time-span';
import { UserFacingError } from '@/lib/season/user-facing-error';
import type { PlanSeason } from './command';
import { datesIn, parseRange } from './date-range';
import { listByState, listSlots } from './list-slots';
import type { CommandResult } from './mark-slots';

/** Time off. `covers` takes a slot's start, in minutes after midnight. */
type Break = {
  readonly isOn: (date: string) => boolean;
  readonly covers: (start: number) => boolean;
};

/** Returns a test for dates that match `Tue`, `2026-07-04` or `2026-07-04..2026-07-10`. @throws UserFacingError for another word */
function dateMatcher(word: string): (date: string) => boolean {
  const name = word.toLowerCase();
  const weekday = weekdays.find((full) => name.length >= 3 && full.toLowerCase().startsWith(name));
  if (weekday) return (date) => weekdayInWords(date) === weekday;
  const range = parseRange(word);
  if (!range) {
    throw new UserFacingError(
      `"${word}" is neither a weekday such as Tue nor a date such as 2026-07-04. Times such as "4:00 PM-5:00 PM" come last in a break.`,
    );
  }
  const dates = new Set(datesIn(range));
  return (date) => dates.has(date);
}

/** Parses `Tue,2026-07-04 4:00 PM-5:00 PM`; days or times are optional. @throws UserFacingError for other formats */
function parseBreak(text: string): Break {
  const [, days = '', from, to] =
    /^(.*?)(?:(\d+:\d+\s[AP]M)\s*-\s*(\d+:\d+\s[AP]M))?$/.exec(text.trim()) ?? [];
  const words = days.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0 && !from) {
    throw new UserFacingError(
      'A break needs days, times or both, such as "Tue,Thu 4:00 PM-5:00 PM".',
    );
  }
  const matchers = words.map(dateMatcher);
  // A break that ends at 12:00 AM lasts until midnight.
  const minutesIn = (time: string) => minutesOf(readTime(time));
  const [begin, end] = from && to ? [minutesIn(from), minutesIn(to) || Infinity] : [0, Infinity];
  return {
    isOn: (date) => words.length === 0 || matchers.some((matches) => matches(date)),
    covers: (start) => start < end && start + lessonMinutes > begin,
  };
}

/** Starts of a day's slots, in minutes after midnight. @throws UserFacingError unless one begins at `to` */
function startsBetween(from: ClockTime, to: ClockTime): readonly number[] {
  const last = minutesOf(to);
  const starts = lessonStarts(minutesOf(from), last);
  if (starts.at(-1) === last) return starts;
  throw new UserFacingError(
    `No slot begins at ${to}, because slots begin every ${lessonMinutes} minutes from ${from} on.`,
  );
}

/** A season in which every slot is open. @throws UserFacingError for an impossible plan, or a break that removes no slot */
function openSeason({ from, to, breaks, ...range }: PlanSeason): Season {
  const [starts, dates] = [startsBetween(from, to), datesIn(range)];
  const timeOff = breaks.map((text) => {
    const { isOn, covers } = parseBreak(text);
    if (dates.some(isOn) && starts.some(covers)) return { isOn, covers };
    throw new UserFacingError(`The break "${text}" removes no slot of this season.`);
  });
  const slotsOn = (date: string) => {
    const breaksOnDay = timeOff.filter(({ isOn }) => isOn(date));
    const offered = starts.filter((start) => !breaksOnDay.some(({ covers }) => covers(start)));
    return offered.map((start): Slot => ({ date, time: clockTime(start), state: 'open' }));
  };
  return new Map(dates.map((date) => [date, slotsOn(date)]));
}

/** `77 days, 1,330 times`. */
function sizeInWords(season: Season): string {
  const counts = { day: season.size, time: slotsIn(season).length };
  return Object.entries(counts)
    .map(([noun, count]) => pluralize(count, noun).replace(/^\d+/, count.toLocaleString('en-US')))
    .join(', ');
}

/**
 * Replaces the season. A closed slot stays closed if the plan has it. Otherwise, it is dropped if its day has passed.
 * @param season without days if there is none yet
 * @param today an ISO date
 * @throws UserFacingError for an impossible plan, lessons that overlap, or a plan that would lose such a slot of today or later
 */
export function planSeason(season: Season, plan: PlanSeason, today: string): CommandResult {
  const planned = openSeason(plan);
  checkOverlaps(planned);
  const lost = slotsNotOpen(season).filter((slot) => !slotAt(planned, slot));
  const kept = slotsNotOpen(season).filter((slot) => slotAt(planned, slot));
  const upcoming = lost.filter(({ date }) => date >= today);
  if (upcoming.length > 0) {
    const reason =
      'These times are not open, and the new season does not have them. Keep their days and times, or open them first.';
    throw new UserFacingError([reason, ...listByState(upcoming)].join('\n'));
  }
  const result = new Map(
    Array.from(planned, ([date, slots]) => [
      date,
      slots.map((slot) => slotAt(season, slot) ?? slot),
    ]),
  );
  const label = isSameSeason(result, season) ? 'The season is already' : 'New season:';
  return {
    season: result,
    sentences: [
      `${label} ${plan.first} to ${plan.last}, ${sizeInWords(planned)}.`,
      ...listSlots('Still closed', kept),
      ...listSlots('Dropped, already over', lost),
    ],
  };
}
