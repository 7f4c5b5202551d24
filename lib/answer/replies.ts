import { replies } from '@/data/replies';
import type { LinkedRequest } from '@/lib/request/booking';
import { dateInWords, dayInWords } from '@/lib/season/date-in-words';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import { numbersToDial } from './phone-number';

/** One line per day: `Tuesday, July 15, 9:00 – 10:00 AM`. */
function daysAndTimes({ date, otherDates, times }: LinkedRequest): string {
  const spans = spansOf(times).map(spanInWords);
  return [date, ...otherDates].map((day) => [dayInWords(day), ...spans].join(', ')).join('\n');
}

/** The owner's replies, ready to send. @param calendarUrl an absolute URL */
export function preparedReplies(request: LinkedRequest, calendarUrl: string) {
  const { date, email, phone, reference } = request;
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const subject = encodeURIComponent(`Swim lesson on ${dateInWords(date)} (${reference})`);
  const numbers = numbersToDial(phone);
  return replies.map(({ label, text: template }) => {
    const text = template
      .replaceAll('{when}', daysAndTimes(request))
      .replaceAll('{calendar}', calendarUrl);
    const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
    return {
      label,
      text,
      mailtoUrl: email && `mailto:${address}?subject=${subject}&body=${body}`,
      smsLinks: numbers.map(({ text: to, number }) => ({ to, url: `sms:${number}?body=${body}` })),
    };
  });
}
