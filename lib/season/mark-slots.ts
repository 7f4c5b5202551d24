import { Mistake } from '@/lib/mistake';
import { clockTime, minutesOf } from './clock-time';
import type { Season, Slot } from './season-schema';
import { meaningsOf } from './typed-time';

/**
 * The slots of a day, which may have none.
 *
 * @throws Mistake when the season has no such day; it says which it has
 */
export function slotsOn(season: Season, date: string): readonly Slot[] {
  const slots = season.get(date);
  if (slots) return slots;
  const dates = [...season.keys()];
  throw new Mistake(
    `The season has no day "${date}": it goes from ${dates.at(0)} to ${dates.at(-1)}.`,
  );
}

/**
 * The day's own times that were typed, each as the file spells it. `9:00` is understood where the day
 * has only one of the two.
 *
 * @throws Mistake when the season has no such day, or the day no such time; it says what there is
 */
export function timesOn(season: Season, date: string, typed: readonly string[]): readonly string[] {
  const slots = slotsOn(season, date);
  if (slots.length === 0) throw new Mistake(`${date} has no slots.`);
  return typed.map((text) => {
    const meanings = meaningsOf(text);
    if (meanings.length === 0) throw new Mistake(`"${text}" is not a time: write it as "9:00 AM".`);
    const meant = slots.filter(({ time }) => meanings.includes(minutesOf(time) ?? -1));
    const [only, another] = meant.map(({ time }) => time);
    if (only !== undefined && another === undefined) return only;
    if (only !== undefined)
      throw new Mistake(`"${text}" can be ${only} or ${another} on ${date}: write one of them.`);
    const wanted = meanings.map(clockTime).join(' or ');
    const there = slots.map(({ time }) => time).join(', ');
    throw new Mistake(`${date} has no slot at ${wanted}. Its times are ${there}.`);
  });
}

/** Where the list of a day's slots stands in the text, which has been found to be a season. */
function listOf(text: string, date: string): { readonly start: number; readonly end: number } {
  const start = text.search(new RegExp(String.raw`"${date}"\s*:`));
  return { start, end: text.indexOf(']', start) };
}

/**
 * Turns the word `available` of some slots in the text of a season's file and leaves every other
 * character as it is.
 *
 * @param times of the day, as the file spells them
 */
export function markSlots(
  text: string,
  date: string,
  times: readonly string[],
  available: boolean,
): string {
  const { start, end } = listOf(text, date);
  const marked = text.slice(start, end).replace(/\{[^{}]*\}/g, (slot) => {
    const isMeant = times.some((time) => slot.includes(`"${time}"`));
    return isMeant ? slot.replace(/\b(true|false)\b/, String(available)) : slot;
  });
  return text.slice(0, start) + marked + text.slice(end);
}
