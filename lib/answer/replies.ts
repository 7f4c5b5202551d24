import { replies } from '@/data/replies';
import type { AnsweredRequest } from '@/lib/booking/receipt';
import { dateInWords, dayInWords } from '@/lib/season/date-in-words';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import { numberToDial } from './phone-number';

export type PreparedReply = {
  readonly label: string;
  readonly text: string;
  /** A `mailto:` URL (RFC 6068). */
  readonly email?: string;
  /** An `sms:` URL (RFC 5724). */
  readonly textMessage?: string;
};

/** A line for each day: `Tuesday, July 15, 9:00 – 10:00 AM`. */
function daysAndTimes({ date, otherDates, slots }: AnsweredRequest): string {
  const times = spansOf(slots).map(spanInWords);
  return [date, ...otherDates].map((day) => [dayInWords(day), ...times].join(', ')).join('\n');
}

function encodedBody(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}

/** The owner's replies to a request, ready to send. @param calendarUrl a full URL */
export function preparedReplies(
  request: AnsweredRequest,
  calendarUrl: string,
): readonly PreparedReply[] {
  const { date, email, phone, reference } = request;
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const subject = encodeURIComponent(`Swim lesson on ${dateInWords(date)} (${reference})`);
  const number = numberToDial(phone);
  return replies.map(({ label, text: template }) => {
    const text = template
      .replaceAll('{when}', daysAndTimes(request))
      .replaceAll('{calendar}', calendarUrl);
    const body = encodedBody(text);
    return {
      label,
      text,
      ...(email && { email: `mailto:${address}?subject=${subject}&body=${body}` }),
      ...(number && { textMessage: `sms:${number}?body=${body}` }),
    };
  });
}
