import { UserFacingError } from '@/lib/user-facing-error';
import { datesBetween } from './date-range';

/** The line of a request's mail that sums up its slots, which are named below it. */
const summary = /^When:.*$/gm;

/** `Tuesday, July 15, 2025` where the same date follows in brackets. */
const dateInWords = /\p{L}+, \p{L}+ \d{1,2}, \d{4} (?=\(\d{4}-)/gu;

const dateOrRange = /(?<![\d-])(\d{4}-\d{2}-\d{2})(?: ?\.\. ?(\d{4}-\d{2}-\d{2}))?(?!-?\d)/g;
const time = /(?<![\d:])(?:1[0-2]|[1-9]):[0-5]\d [AP]M\b/g;

/** A span written in any other way: of times, nobody knows whether its end is one of the slots. */
const otherSpan =
  /\d{4}-\d{2}-\d{2}(?: ?[-–] ?| to )\d{4}-[\d-]+|\d{1,2}:\d{2}(?: [AP]M)?(?: ?[-–] ?| to )\d{1,2}:\d{2}/;

/** What was meant as a date or a time; passing over it would mark too little. */
const misspelt = new RegExp(
  [
    String.raw`\S*\.\.\S*`,
    String.raw`\d+[/-]\d+[/-][\d/-]+`,
    String.raw`\p{L}+ \d{1,2}, \d{4}`,
    String.raw`\d{1,2}:\d{2}(?: ?[ap]\.?m)?`,
    // Not within a word: a reference may be K7PM2.
    String.raw`\b\d{1,2} ?[ap]\.?m\b`,
  ].join('|'),
  'iu',
);

/**
 * The dates, in order, and the times in arguments, which may be lines of a request's mail.
 * @throws UserFacingError for an argument with none of them, or with one that is misspelt
 */
export function parseSlots(args: readonly string[]): {
  readonly dates: readonly string[];
  readonly times: readonly string[];
} {
  const dates = new Set<string>();
  const times = new Set<string>();
  for (const argument of args) {
    const text = argument.replace(summary, '').replace(/\s+/g, ' ').replace(dateInWords, '');
    const rest = text.replace(dateOrRange, '').replace(time, '');
    const [unread] =
      rest === text ? [argument] : (otherSpan.exec(text) ?? misspelt.exec(rest) ?? []);
    if (unread !== undefined) {
      throw new UserFacingError(
        `"${unread}" is neither a date, written 2025-07-15, nor a range of dates, written 2025-07-15..2025-07-19, nor a time: write it as "9:00 AM", in quotation marks and with AM or PM.`,
      );
    }
    for (const [, first = '', last = first] of text.matchAll(dateOrRange)) {
      for (const date of datesBetween(first, last)) dates.add(date);
    }
    for (const [name] of text.matchAll(time)) times.add(name);
  }
  return { dates: [...dates].toSorted(), times: [...times] };
}
