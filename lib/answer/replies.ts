import { replies } from '@/data/replies';
import { confirmedEntry } from '@/data/site';
import type { LinkedRequest } from '@/lib/request/answer-link';
import { lessonPath } from '@/lib/request/lesson-link';
import {
  confirmedDays,
  lessonDayInWords,
  type AnsweredRequest,
  type LessonDay,
} from '@/lib/request/answered-request';
import { dateInWords } from '@/lib/season/date-in-words';
import { emailLink, numberToDial } from './contact-links';

/** Marks what the instructor fills in before sending a reply. */
const blank = '___';

/** A line for each day: `Tuesday, July 15, 9:00 – 10:00 AM`, with a blank where the times are still to be agreed on. */
function confirmation(days: readonly LessonDay[]): string {
  const lineOf = (day: LessonDay) =>
    day.times.length > 0 ? lessonDayInWords(day) : `${lessonDayInWords(day)}, ${blank}`;
  return days.map(lineOf).join('\n');
}

export type ReplyMessage = {
  readonly text: string;
  readonly hasBlanks: boolean;
  /** Empty without an email. */
  readonly emailUrl: string;
  /** Empty without a number that can be dialed. */
  readonly smsUrl: string;
};

/** The names that a reply of `data/replies.ts` can contain in braces. */
export const placeholders = ['when', 'leftOut', 'lessons', 'calendar'] as const;

function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  const isNeeded = (paragraph: string) => !paragraph.includes('{leftOut}') || values.leftOut !== '';
  const text = template.split('\n\n').filter(isNeeded).join('\n\n');
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/**
 * The owner's replies, ready to send. One that confirms has no message if nothing is confirmed.
 * @param origin of the site, for its links
 */
export function preparedReplies(answered: LinkedRequest & AnsweredRequest, origin: string) {
  const { dates, times, leftOut, email, phone, reference } = answered;
  const number = numberToDial(phone);
  const confirmed = confirmedDays(answered);
  const requested = dates.map((date) => ({ date, times }));

  function message(template: string, when: string, date: string): ReplyMessage {
    const text = fillIn(template, {
      when,
      leftOut: leftOut.map(lessonDayInWords).join('\n'),
      lessons: `${origin}${lessonPath(answered)}`,
      calendar: `${origin}/#calendar`,
    } satisfies Record<(typeof placeholders)[number], string>);
    const subject = encodeURIComponent(
      `${confirmedEntry.summary} on ${dateInWords(date)} (${reference})`,
    );
    const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
    return {
      text,
      hasBlanks: text.includes(blank),
      emailUrl: email && `${emailLink(email)}?subject=${subject}&body=${body}`,
      smsUrl: number === undefined ? '' : `sms:${number}?body=${body}`,
    };
  }

  return replies.map(({ label, confirms, text }) => {
    const [first] = confirms ? confirmed : requested;
    const when = confirms ? confirmation(confirmed) : requested.map(lessonDayInWords).join('\n');
    return { label, message: first && message(text, when, first.date) };
  });
}
