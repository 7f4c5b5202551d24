import { referenceAlphabet, referenceLength } from '@/lib/booking/receipt';
import { clockTimePattern } from '@/lib/season/clock-time';
import { isRealDate } from '@/lib/season/iso-date';
import { explanation, titles, type SlotsIssue } from './slots-issue';

type ReadIssue =
  | { readonly kind: 'other' }
  | { readonly kind: 'unclear'; readonly problem: string }
  | { readonly kind: 'clear'; readonly issue: SlotsIssue };

/** Above what the form can ask for, and few enough for a comment that names each slot. */
const most = { characters: 4000, dates: 28, times: 48 };

const threeLines = /^Days:(.*)\nTimes:(.*)\nReference:(.*)$/;
const referencePattern = new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`);

function unclear(problem: string): ReadIssue {
  return { kind: 'unclear', problem };
}

/** The texts between commas, if each is of the kind, none stands twice, and there are not too many. */
function listIn(
  text: string,
  isOne: (text: string) => boolean,
  mostOfThem: number,
): readonly string[] | undefined {
  const items = text.split(',').map((item) => item.trim());
  const isRight = items.length <= mostOfThem && new Set(items).size === items.length;
  return isRight && items.every(isOne) ? items : undefined;
}

/** Reads an issue that anybody may have written. No sentence about it repeats its text. */
export function readSlotsIssue(title: string, body: string): ReadIssue {
  const action = (['take', 'free'] as const).find((name) => title.startsWith(`${titles[name]} (`));
  if (!action) return { kind: 'other' };
  if (body.length > most.characters) return unclear('The text is too long.');
  const lines = body
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== explanation);
  const [, days, hours, reference] = threeLines.exec(lines.join('\n')) ?? [];
  if (days === undefined || hours === undefined || reference === undefined) {
    return unclear('The text must have the lines Days, Times and Reference, and no other.');
  }
  const dates = listIn(days, isRealDate, most.dates);
  if (!dates) {
    return unclear(
      `Write days that exist as 2025-07-15, with commas between them, each once, at most ${most.dates}.`,
    );
  }
  const times = listIn(hours, (time) => clockTimePattern.test(time), most.times);
  if (!times) {
    return unclear(
      `Write times as 9:00 AM, with commas between them, each once, at most ${most.times}.`,
    );
  }
  const issue = { action, dates, times, reference: reference.trim() };
  const isNamed = title === `${titles[action]} (${issue.reference})`;
  if (!isNamed || !referencePattern.test(issue.reference)) {
    return unclear('The reference must be one such as K7Q2M, the same in the title and the text.');
  }
  return { kind: 'clear', issue };
}
