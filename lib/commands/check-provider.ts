import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { environment } from '@/lib/environment';
import { requestDeadline } from '@/lib/mail/deadline';
import type { Mail, MailOutcome } from '@/lib/mail/mail';
import { parseRecipients } from '@/lib/mail/recipients';
import type { Settings } from '@/lib/mail/settings';
import { adviceOn, adviceOnConnectionError, type KnownAnswers } from './provider-answers';
import type { Report } from './run-command';

/** Each setting and whether it is needed. Nothing that is printed contains their values. */
export const mailSettings = [
  ['EMAILJS_USER_ID', 'required'],
  ['EMAILJS_SERVICE_ID', 'required'],
  ['EMAILJS_TEMPLATE_ID', 'required'],
  ['INSTRUCTOR_EMAIL', 'required'],
  ['EMAILJS_PRIVATE_KEY', 'needed where "Use Private Key" is on'],
  ['RESEND_API_KEY', 'optional'],
  ['RESEND_FROM', 'optional'],
] as const;

type Provider = {
  readonly name: string;
  readonly origin: string;
  readonly answers: KnownAnswers;
};

const maxQuotedCharacters = 200;

/** Quotes a provider on one line, shortened, without control characters and our secrets. */
function quote(text: string): string {
  const settings = environment();
  const clean = mailSettings
    .map(([name]) => settings[name] ?? '')
    .filter(Boolean)
    // Longest first, since one value may contain another.
    .toSorted((first, second) => second.length - first.length)
    .reduce((words, secret) => words.replaceAll(secret, '[hidden]'), text)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return `"${clean.slice(0, maxQuotedCharacters)}${clean.length > maxQuotedCharacters ? '…' : ''}"`;
}

function testMail(): Mail {
  const [recipient] = parseRecipients(environment().INSTRUCTOR_EMAIL ?? '');
  const reference = `TEST-${randomInt(10_000, 100_000)}`;
  const lines = [
    'This is a test, sent by npm run check:mail. Nobody has asked for a lesson.',
    'If you can read it, booking requests can reach you.',
    `Reference: ${reference}`,
  ];
  return {
    reference,
    subject: `Test of the site's mail · ${reference}`,
    message: lines.join('\n'),
    email: recipient?.address ?? '',
    phone: '',
    additionalInfo: '',
    idempotencyKey: randomUUID(),
  };
}

/** Sends a test if the provider is set up. The report says what happened and how to fix a failure. */
export async function checkProvider<Complete>(
  { name, origin, answers }: Provider,
  settings: Settings<Complete> | undefined,
  send: (mail: Mail, settings: Complete, deadline: number) => Promise<MailOutcome>,
): Promise<Report> {
  if (!settings) return { lines: [`${name} is not set up; it is optional.`] };
  if (!settings.success) {
    const missing = settings.error.issues.map(({ message }) => message);
    return { warnings: [`${name} was not asked. ${missing.join(' ')}`] };
  }
  const mail = testMail();
  const { kind, reason, answer } = await send(mail, settings.data, requestDeadline());
  if (kind === 'taken') {
    const where = `Look for the reference ${mail.reference} in the inbox, and among the spam.`;
    return { lines: [`${name} took the test. ${where}`] };
  }
  const sentences = answer
    ? [
        `${name} did not take the test (status ${answer.status}).`,
        adviceOn(answers, `${answer.status} ${answer.text}`) ??
          `It said ${quote(answer.text)}, which this command does not know.`,
      ]
    : [`${name} gave no answer (${reason}).`, adviceOnConnectionError(reason, origin)];
  if (kind === 'unknown') {
    sentences.push('The test may have been sent anyway: check the inbox.');
  }
  return { warnings: [sentences.join(' ')] };
}
