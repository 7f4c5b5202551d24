import { randomInt, randomUUID } from 'node:crypto';
import type { Mail } from '../mail';

/**
 * A message that says of itself that it is a test. It holds nothing of a visitor; its answers go to
 * the recipient.
 *
 * @param recipient the instructor's address; may be empty
 */
export function testMail(recipient: string): Mail {
  const reference = `TEST-${randomInt(10_000, 100_000)}`;
  const lines = [
    'This is a test, sent by npm run check:mail. Nobody has asked for a lesson.',
    'If you can read it, booking requests reach you this way.',
    `Reference: ${reference}`,
  ];
  return {
    reference,
    subject: `Test of the site's mail · ${reference}`,
    message: lines.join('\n'),
    html: lines.map((line) => `<p>${line}</p>`).join(''),
    calendarFile: '',
    email: recipient,
    phone: '',
    additionalInfo: '',
    idempotencyKey: randomUUID(),
  };
}
