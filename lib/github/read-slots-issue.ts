import { referencePattern } from '@/lib/request/booking';
import { clockTimePattern } from '@/lib/season/clock-time';
import { isRealDate } from '@/lib/season/iso-date';
import { UserFacingError } from '@/lib/user-facing-error';
import { firstSentence, titles, type SlotsIssue } from './slots-issue';

type Issue = { readonly title: string; readonly body: string | null };

const howToWriteIssue =
  'Nothing was changed, because the issue cannot be read. Write it as the link did, with three lines such as "Days: 2025-07-15, 2025-07-16", "Times: 9:00 AM, 9:30 AM" and "Reference: K7Q2M".';

const threeLines = /^Days:(.*)\nTimes:(.*)\nReference:(.*)$/;

function itemsOf(text: string): readonly string[] {
  return text.split(',').map((item) => item.trim());
}

/** Parses an untrusted issue. @throws UserFacingError unless the body has exactly the three lines; white space may differ */
export function readSlotsIssue({ title, body }: Issue): SlotsIssue {
  const action = (['take', 'free'] as const).find((name) => title.startsWith(`${titles[name]} (`));
  const lines = (body ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith(firstSentence));
  const [, days = '', hours = '', code = ''] = threeLines.exec(lines.join('\n')) ?? [];
  const [dates, times, reference] = [itemsOf(days), itemsOf(hours), code.trim()];
  const isClear =
    dates.every(isRealDate) &&
    times.every((time) => clockTimePattern.test(time)) &&
    referencePattern.test(reference);
  if (!action || !isClear) throw new UserFacingError(howToWriteIssue);
  return { action, dates, times, reference };
}
