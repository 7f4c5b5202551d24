import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { environment } from '@/lib/environment';
import { requestDeadline } from '@/lib/mail/deadline';
import { sendThroughEmailJs } from '@/lib/mail/emailjs';
import type { Mail, Outcome } from '@/lib/mail/mail';
import { sendThroughResend } from '@/lib/mail/resend';
import { emailJsSettings, resendSettings } from '@/lib/mail/settings';
import {
  adviceOn,
  adviceOnConnectionError,
  emailJsAnswers,
  resendAnswers,
  type KnownAnswer,
} from './provider-answers';

/** Whether a provider took its test, and what to say about it. */
export type ProviderCheck = { readonly taken: boolean; readonly sentence: string };

type Provider = {
  readonly name: string;
  /** The setting that holds its URL. */
  readonly origin: string;
  readonly answers: readonly KnownAnswer[];
};

const emailJs: Provider = { name: 'EmailJS', origin: 'EMAILJS_ORIGIN', answers: emailJsAnswers };
const resend: Provider = { name: 'Resend', origin: 'RESEND_BASE_URL', answers: resendAnswers };

const secretNames = [
  'EMAILJS_USER_ID',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_PRIVATE_KEY',
  'RESEND_API_KEY',
  'RESEND_FROM',
  'INSTRUCTOR_EMAIL',
] as const;

const maxQuotedCharacters = 200;

/** A provider's words on one line, cut short, without control characters and without our secrets. */
function quote(text: string): string {
  const settings = environment();
  const clean = secretNames
    .map((name) => settings[name] ?? '')
    .filter(Boolean)
    // The longest first, since one value may be part of another.
    .toSorted((first, second) => second.length - first.length)
    .reduce((words, secret) => words.replaceAll(secret, '[hidden]'), text)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return `"${clean.slice(0, maxQuotedCharacters)}${clean.length > maxQuotedCharacters ? '…' : ''}"`;
}

function testMail(recipient = ''): Mail {
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

function describeOutcome(
  { name, origin, answers }: Provider,
  { kind, reason, answer }: Outcome,
  reference: string,
): ProviderCheck {
  if (kind === 'taken') {
    const where = `Look for the reference ${reference} in the inbox, and among the spam.`;
    return { taken: true, sentence: `${name} took the test. ${where}` };
  }
  const sentences = answer
    ? [
        `${name} did not take the test (status ${answer.status}).`,
        adviceOn(answers, answer.status, answer.text) ??
          `It said ${quote(answer.text)}, which this command does not know.`,
      ]
    : [`${name} gave no answer (${reason}).`, adviceOnConnectionError(reason, origin)];
  if (kind === 'unknown') {
    sentences.push('It may have sent the test all the same: look into the inbox.');
  }
  return { taken: false, sentence: sentences.join(' ') };
}

function notAsked(name: string, missing: readonly string[]): ProviderCheck {
  return { taken: false, sentence: `${name} was not asked. ${missing.join(' ')}` };
}

/** Sends a test through EmailJS. The sentence contains no setting's value. */
export async function checkEmailJs(): Promise<ProviderCheck> {
  const read = emailJsSettings();
  if (!read.ok) return notAsked(emailJs.name, read.missing);
  const mail = testMail(read.settings.recipient);
  const outcome = await sendThroughEmailJs(mail, read.settings, requestDeadline());
  return describeOutcome(emailJs, outcome, mail.reference);
}

/** The same through Resend, which is optional: `undefined` where it is not set up. */
export async function checkResend(): Promise<ProviderCheck | undefined> {
  const read = resendSettings();
  if (!read.ok) return read.missing.length > 0 ? notAsked(resend.name, read.missing) : undefined;
  const mail = testMail(read.settings.recipients[0]);
  const outcome = await sendThroughResend(mail, read.settings, requestDeadline());
  return describeOutcome(resend, outcome, mail.reference);
}
