import { createHash } from 'node:crypto';
import type { Booking } from './schema';

/** Digits and letters that cannot be taken for one another when read out on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 5;

/**
 * A short reference such as `K7Q2M`. It is made from what the request says, so the same request sent
 * again has the same one and the instructor sees at once that it came twice.
 */
export function referenceOf({
  date,
  slots,
  lessonTypes,
  email,
  phone,
  additionalInfo,
}: Booking): string {
  const content = JSON.stringify([date, slots, lessonTypes, email, phone, additionalInfo]);
  const digest = createHash('sha256').update(content).digest();
  return Array.from(digest.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  );
}
