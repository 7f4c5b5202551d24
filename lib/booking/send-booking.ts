import 'server-only';
import { answerPath } from '@/lib/request/answer-link';
import { countAgainstLimits } from './rate-limit';
import { relay, deadlineFromNow } from '@/lib/mail/relay';
import type { Booking } from '@/lib/request/booking';
import { calendarOfRequest } from '@/lib/request/calendar-file';
import { formatBooking, subjectOf } from '@/lib/request/message';
import { siteOrigin } from '@/lib/settings/site-origin';
import type { BookingResult, Receipt } from './booking-result';
import { identityOf } from './identity';
import { runOnce, type SendResult } from './run-once';

/** Sends a booking once and within the limits. */
export async function sendBooking(booking: Booking, headers: Headers): Promise<BookingResult> {
  const deadline = deadlineFromNow();
  const { idempotencyKey, ...identity } = identityOf(booking, Date.now());
  const { reference, email, phone, additionalInfo } = booking;
  const requestText = formatBooking(booking);

  async function send(): Promise<SendResult> {
    const { seconds, refund } = await countAgainstLimits(headers, isComplete(booking));
    if (seconds > 0) {
      console.warn(`booking ${reference}: rate limit reached, retry after ${seconds} s`);
      return { status: 'limited', seconds };
    }
    const message = [requestText, ...linkToAnswer(booking)].join('\n\n');
    const contact = { email, phone, additionalInfo };
    const mail = { reference, subject: subjectOf(booking), message, ...contact, idempotencyKey };
    if (await relay(mail, deadline)) return { status: 'sent' };
    // An outage must not use up the limits.
    await refund();
    return { status: 'failed' };
  }

  const result = await runOnce({ ...identity, deadline, send });
  return result.status === 'sent'
    ? { status: 'sent', receipt: receiptFor(booking, requestText) }
    : result;
}

function isComplete(booking: Booking): boolean {
  const hasContact = Boolean(booking.email || booking.phone);
  return booking.kind === 'lesson' && booking.times.length > 0 && hasContact;
}

/** A question gets no link: `/answer` is about times. */
function linkToAnswer(booking: Booking): readonly string[] {
  const origin = siteOrigin();
  if (booking.kind === 'question' || !origin) return [];
  return [`Answer this request: ${origin}${answerPath(booking)}`];
}

function receiptFor(booking: Booking, requestText: string): Receipt {
  const { kind, reference, email, phone, additionalInfo } = booking;
  const shared = { reference, contact: [email, phone].filter(Boolean), requestText };
  if (kind === 'question') return { kind, ...shared, additionalInfo };
  const { date, times, otherDates, lessonTypes } = booking;
  const chosen = { date, times, otherDates, lessonTypes };
  return { kind, ...shared, ...chosen, calendarFile: calendarOfRequest(booking) };
}
