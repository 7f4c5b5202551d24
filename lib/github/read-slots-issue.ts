import { referencePattern } from '@/lib/booking/receipt';
import { clockTimePattern } from '@/lib/season/clock-time';
import { isRealDate } from '@/lib/season/iso-date';
import { explanation, titles, type SlotsIssue } from './slots-issue';

type ReadIssue =
  | { readonly kind: 'other' }
  | { readonly kind: 'unclear'; readonly problem: string }
  | { readonly kind: 'clear'; readonly issue: SlotsIssue };

/** More than the form can ask for, and few enough to list in one comment. */
const max = { characters: 4000, dates: 28, times: 48 };

const threeLines = /^Days:(.*)\nTimes:(.*)\nReference:(.*)$/;

function unclear(problem: string): ReadIssue {
  return { kind: 'unclear', problem };
}

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

/** Parses an untrusted issue. Problems never repeat its text. */
export function readSlotsIssue(title: string, body: string): ReadIssue {
  const action = (['take', 'free'] as const).find((name) => title.startsWith(`${titles[name]} (`));
  if (!action) return { kind: 'other' };
  if (body.length > max.characters) return unclear('The text is too long.');
  const lines = body
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== explanation);
  const [, days, hours, reference] = threeLines.exec(lines.join('\n')) ?? [];
  if (days === undefined || hours === undefined || reference === undefined) {
    return unclear('The text must have the lines Days, Times and Reference, and no others.');
  }
  const dates = parseList(days, isRealDate, max.dates);
  if (!dates) {
    return unclear(
      `Write real days such as 2025-07-15, separated by commas, each once, at most ${max.dates}.`,
    );
  }
  const times = parseList(hours, (time) => clockTimePattern.test(time), max.times);
  if (!times) {
    return unclear(
      `Write times such as 9:00 AM, separated by commas, each once, at most ${max.times}.`,
    );
  }
  const issue = { action, dates, times, reference: reference.trim() };
  const isNamed = title === `${titles[action]} (${issue.reference})`;
  if (!isNamed || !referencePattern.test(issue.reference)) {
    return unclear('The reference must be the same in the title and the text, such as K7Q2M.');
  }
  return { kind: 'clear', issue };
}
