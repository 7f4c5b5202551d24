import { shortDate } from '@/lib/season/date-in-words';
import type { Topic } from './form-values';
import type { OtherDay } from '@/lib/season/other-days';

/** The owner chose the exact wording of these three. */
export const submittedSentence = 'Your booking has been submitted!';
export const messageSentSentence = 'Your message has been sent!';
export const failedSentence = 'Failed to send the email. Please try again later.';

export function sentSentence({ kind }: Pick<Topic, 'kind'>): string {
  return kind === 'lesson' ? submittedSentence : messageSentSentence;
}

export const invalidSentence = 'Nothing has been sent yet.';
export const outdatedSentence = 'The site has been updated. Reload to send; nothing is lost.';

export const requestSentence = 'This is a request, not yet a confirmed lesson.';
export const notConfirmedSentence = 'Not confirmed yet.';
export const confirmTimeSentence = 'I’ll get back to you to confirm the times and the total.';
export const getBackSentence = 'I’ll get back to you.';
export const noReplySentence = 'You left no email or phone number, so I can’t reply.';

export const noSlotsSentence = 'No time slots available for this day.';
export const noOpenTimesSentence = 'No open times.';
export const passedDaySentence = 'This day has passed.';
export const askAnywaySentence = 'Ask for this day anyway';

export function limitedSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const inMinutes = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const wait = minutes < 120 ? inMinutes : `${Math.ceil(minutes / 60)} hours`;
  return `I can’t take more requests right now. Please try again in ${wait}.`;
}

export const otherDatesSentence = 'Please choose each of the days shown only once.';

/** `9:00 AM and 9:30 AM`. */
function listInWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/** `9:00 AM and 9:30 AM are`. */
function subjectAndVerb(words: readonly string[]): string {
  return `${listInWords(words)} ${words.length > 1 ? 'are' : 'is'}`;
}

/** @param times empty if no posted value is a time, because the server does not echo any other text */
export function notOpenSentence(times: readonly string[]): string {
  const gone = subjectAndVerb(times.length > 0 ? times : ['A time you chose']);
  return `${gone} no longer available. Please choose from the times shown.`;
}

/** Shown on today's page. @param times the chosen times that have begun */
export function passedTimesSentence(times: readonly string[]): string {
  return `${listInWords(times)} ${times.length > 1 ? 'have' : 'has'} passed.`;
}

export function goneDaysSentence(dates: readonly string[]): string {
  return `${subjectAndVerb(dates.map(shortDate))} no longer available.`;
}

export function closedInWords(times: readonly string[]): string {
  return `${subjectAndVerb(times)} not open`;
}

export function closedSentence(days: readonly OtherDay[]): string {
  const closed = days.map(
    ({ date, closedTimes }) => `On ${shortDate(date)}, ${closedInWords(closedTimes)}.`,
  );
  const daysToLeaveOut = days.length > 1 ? 'these days' : 'this day';
  return [...closed, `Please leave ${daysToLeaveOut} out, or choose other times.`].join(' ');
}
