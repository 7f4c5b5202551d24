import 'server-only';
import { isUsableDeadline } from './deadline';
import { emailJsSettings, resendSettings } from './settings';

/** What a dashboard shows in a key's place until one asks to see it. */
const hiddenKey = /[•●∙·*]{3}/;

function doubts(): readonly string[] {
  const { env } = process;
  const { INSTRUCTOR_EMAIL = '', MAIL_DEADLINE_SECONDS } = env;
  const sentences = ['EMAILJS_PRIVATE_KEY', 'RESEND_API_KEY']
    .filter((name) => hiddenKey.test(env[name] ?? ''))
    .map((name) => `${name} holds the dots that hide a key: show the key, then copy it.`);
  if (INSTRUCTOR_EMAIL && !/\S@\S/.test(INSTRUCTOR_EMAIL)) {
    sentences.push('INSTRUCTOR_EMAIL is not an e-mail address.');
  } else if (!INSTRUCTOR_EMAIL && emailJsSettings().ok) {
    sentences.push(
      'INSTRUCTOR_EMAIL is not set: without it, EmailJS delivers only where the template has an address written out in To Email.',
    );
  }
  if (MAIL_DEADLINE_SECONDS && !isUsableDeadline(Number(MAIL_DEADLINE_SECONDS))) {
    sentences.push('MAIL_DEADLINE_SECONDS is not from 0.5 to 9, so it is not used.');
  }
  return sentences;
}

/**
 * What is wrong with the settings as they are now, a sentence for each, by name and never with a value.
 *
 * @returns `missing`: what a provider in use lacks. `doubtful`: what is set, or left out, in a way
 *   that is hardly meant
 */
export function settingProblems(): {
  readonly missing: readonly string[];
  readonly doubtful: readonly string[];
} {
  const missing = [emailJsSettings(), resendSettings()].flatMap((settings) =>
    settings.ok ? [] : settings.missing,
  );
  return { missing, doubtful: doubts() };
}
