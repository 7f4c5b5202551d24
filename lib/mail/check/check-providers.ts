import 'server-only';
import { environment } from '../../environment';
import { requestDeadline } from '../deadline';
import { sendThroughEmailJs } from '../emailjs';
import type { Outcome } from '../mail';
import { sendThroughResend } from '../resend';
import { emailJsSettings, resendSettings } from '../settings';
import { emailJsAnswers } from './emailjs-answers';
import { adviceOn, adviceOnSilence, type KnownAnswer } from './known-answer';
import { quote } from './quote';
import { resendAnswers } from './resend-answers';
import { testMail } from './test-mail';

/** What came of a test at one provider: whether it took the message, and what to say of it. */
export type ProviderCheck = { readonly taken: boolean; readonly sentence: string };

type Provider = {
  readonly name: string;
  /** The setting that says where it answers. */
  readonly origin: string;
  readonly answers: readonly KnownAnswer[];
};

const emailJs: Provider = { name: 'EmailJS', origin: 'EMAILJS_ORIGIN', answers: emailJsAnswers };
const resend: Provider = { name: 'Resend', origin: 'RESEND_BASE_URL', answers: resendAnswers };

/** What neither a provider's words nor anything else here may bring to light. */
const secretNames = [
  'EMAILJS_USER_ID',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_PRIVATE_KEY',
  'RESEND_API_KEY',
  'RESEND_FROM',
  'INSTRUCTOR_EMAIL',
] as const;

const mayHaveIt = 'It may have sent the test all the same: look into the inbox.';

function checkOf(
  { name, origin, answers }: Provider,
  outcome: Outcome,
  reference: string,
): ProviderCheck {
  const { kind, reason, answer } = outcome;
  if (kind === 'taken') {
    const where = `Look for the reference ${reference} in the inbox, and among the spam.`;
    return { taken: true, sentence: `${name} took the test. ${where}` };
  }
  const sentences = answer
    ? [`${name} did not take the test (status ${answer.status}).`, adviceOnAnswer(answers, answer)]
    : [`${name} gave no answer (${reason}).`, adviceOnSilence(outcome, origin)];
  if (kind === 'unknown') sentences.push(mayHaveIt);
  return { taken: false, sentence: sentences.join(' ') };
}

function adviceOnAnswer(
  known: readonly KnownAnswer[],
  { status, text }: NonNullable<Outcome['answer']>,
): string {
  const settings = environment();
  const secrets = secretNames.map((name) => settings[name] ?? '');
  const words = quote(text, secrets);
  return adviceOn(known, status, text) ?? `It said ${words}, which this command does not know.`;
}

function notAsked(name: string, missing: readonly string[]): ProviderCheck {
  return { taken: false, sentence: `${name} was not asked. ${missing.join(' ')}` };
}

/**
 * Sends a test through EmailJS. What it lacks is a failure, since the site needs it.
 *
 * @returns a sentence that holds no setting's value, and a provider's words only cleaned
 */
export async function checkEmailJs(): Promise<ProviderCheck> {
  const read = emailJsSettings();
  if (!read.ok) return notAsked(emailJs.name, read.missing);
  const mail = testMail(read.settings.recipient);
  const outcome = await sendThroughEmailJs(mail, read.settings, requestDeadline());
  return checkOf(emailJs, outcome, mail.reference);
}

/** The same through Resend; `undefined` where it is not set up, since it is optional. */
export async function checkResend(): Promise<ProviderCheck | undefined> {
  const read = resendSettings();
  if (!read.ok) return read.missing.length > 0 ? notAsked(resend.name, read.missing) : undefined;
  const mail = testMail(read.settings.recipients[0]);
  const outcome = await sendThroughResend(mail, read.settings, requestDeadline());
  return checkOf(resend, outcome, mail.reference);
}
