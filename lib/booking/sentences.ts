import { shortDate } from '@/lib/season/date-in-words';
import type { OtherDay } from '@/lib/season/other-days';

/** The exact sentences that the owner chose. */
export const submittedSentence = 'Your booking has been submitted!';
export const messageSentSentence = 'Your message has been sent!';
export const failedSentence = 'Failed to send the email. Please try again later.';

/** Confirms a request for a day (ISO date), or a question where the date is empty. */
export function sentSentence(date: string): string {
  return date ? submittedSentence : messageSentSentence;
}

export const invalidSentence = 'Your request hasn’t been sent yet.';
export const outdatedSentence = 'The site has been updated. Reload to send; nothing is lost.';

export const requestSentence = 'This is a request, not yet a confirmed lesson.';
export const replySentence = 'I’ll get back to you to confirm the time.';
export const answerSentence = 'I’ll get back to you.';
export const noReplySentence = 'You left no email or phone number, so I can’t reply.';

export const noSlotsSentence = 'No time slots available for this day.';
export const fullDaySentence = 'Every time on this day is taken.';
export const passedDaySentence = 'This day has passed.';

/** Says when to try again, in minutes or hours. */
export function limitedSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const few = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const wait = minutes < 120 ? few : `${Math.ceil(minutes / 60)} hours`;
  return `We’re getting a lot of requests right now. Please try again in ${wait}.`;
}

export const otherDatesSentence = 'Please choose from the days shown, each once.';

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/** Says which times are gone; `[]` where what was sent is no time, and not to be repeated. */
export function takenSentence(times: readonly string[]): string {
  const subject = listed(times) || 'A time you chose';
  const verb = times.length > 1 ? 'are' : 'is';
  return `${subject} ${verb} no longer available. Please choose from the times shown.`;
}

/** Says which further days (ISO dates) are gone. */
export function goneDaysSentence(dates: readonly string[]): string {
  const verb = dates.length > 1 ? 'are' : 'is';
  return `${listed(dates.map(shortDate))} ${verb} no longer available.`;
}

/** Such as `4:00 PM is not open`. */
export function closedInWords(times: readonly string[]): string {
  return `${listed(times)} ${times.length > 1 ? 'are' : 'is'} not open`;
}

/** Says which times are not open on which days. */
export function closedSentence(days: readonly OtherDay[]): string {
  const closed = days.map(
    ({ date, closedTimes }) => `On ${shortDate(date)}, ${closedInWords(closedTimes)}.`,
  );
  const those = days.length > 1 ? 'these days' : 'this day';
  return [...closed, `Please leave ${those} out, or choose other times.`].join(' ');
}
