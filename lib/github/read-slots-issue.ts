import { referencePattern } from '@/lib/booking/receipt';
import { clockTimePattern } from '@/lib/season/clock-time';
import { isRealDate } from '@/lib/season/iso-date';
import { explanation, titles, type SlotsIssue } from './slots-issue';

type ReadIssue =
  | { readonly kind: 'other' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'clear'; readonly issue: SlotsIssue };

/** More than the form can ask for, and few enough to list in one comment. */
const max = { characters: 4000, dates: 28, times: 48 };

/** Describes a clear issue. */
export const howToWriteIssue = `Write it as the link did, with three lines such as "Days: 2025-07-15, 2025-07-16", "Times: 9:00 AM, 9:30 AM" and "Reference: K7Q2M": each day and time once, at most ${max.dates} days and ${max.times} times, and the same reference in the title.`;

const threeLines = /^Days:(.*)\nTimes:(.*)\nReference:(.*)$/;

/** Parses a comma-separated list; `undefined` if it is too long or an item is invalid or repeated. */
function parseList(
  text: string,
  isValid: (item: string) => boolean,
  maxItems: number,
): readonly string[] | undefined {
  const items = text.split(',').map((item) => item.trim());
  const fits = items.length <= maxItems && new Set(items).size === items.length;
  return fits && items.every(isValid) ? items : undefined;
}

/** Parses an untrusted issue. */
export function readSlotsIssue(title: string, body: string): ReadIssue {
  const action = (['take', 'free'] as const).find((name) => title.startsWith(`${titles[name]} (`));
  if (!action) return { kind: 'other' };
  if (body.length > max.characters) return { kind: 'unclear' };
  const lines = body
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== explanation);
  const [, days = '', hours = '', code = ''] = threeLines.exec(lines.join('\n')) ?? [];
  const dates = parseList(days, isRealDate, max.dates);
  const times = parseList(hours, (time) => clockTimePattern.test(time), max.times);
  const reference = code.trim();
  const isNamed = referencePattern.test(reference) && title === `${titles[action]} (${reference})`;
  if (!dates || !times || !isNamed) return { kind: 'unclear' };
  return { kind: 'clear', issue: { action, dates, times, reference } };
}
