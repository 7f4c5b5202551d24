import 'server-only';
import { readEnvironment, type Environment } from '../environment';
import { parseRecipients } from './recipients';
import { emailJsSettings, resendSettings } from './settings';

/** What a dashboard shows in place of a hidden key. */
const hiddenKey = /[•●∙·*]{3}/;

const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Each provider's URL and the key sent there. */
const calls = [
  ['EMAILJS_ORIGIN', 'EMAILJS_PRIVATE_KEY'],
  ['RESEND_BASE_URL', 'RESEND_API_KEY'],
] as const;

function originProblems(environment: Environment): readonly string[] {
  return calls.flatMap(([name, key]) => {
    const origin = environment[name];
    if (!origin) return [];
    if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) {
      return [`${name} is not an address such as https://example.com.`];
    }
    const { protocol, hostname } = new URL(origin);
    const inTheOpen = protocol === 'http:' && !loopbackHost.test(hostname) && environment[key];
    return inTheOpen ? [`${name} begins with http:, so ${key} travels unencrypted.`] : [];
  });
}

function recipientProblems({ INSTRUCTOR_EMAIL = '' }: Environment): readonly string[] {
  const recipients = parseRecipients(INSTRUCTOR_EMAIL);
  if (INSTRUCTOR_EMAIL && recipients.length < 2) {
    return recipients[0]?.valid ? [] : ['INSTRUCTOR_EMAIL is not an email address.'];
  }
  return recipients.flatMap(({ valid }, index) =>
    valid ? [] : [`Address ${index + 1} of INSTRUCTOR_EMAIL is not an email address.`],
  );
}

function doubts(environment: Environment): readonly string[] {
  const hidden = (['EMAILJS_PRIVATE_KEY', 'RESEND_API_KEY'] as const)
    .filter((name) => hiddenKey.test(environment[name] ?? ''))
    .map((name) => `${name} holds the dots that hide a key: show the key, then copy it.`);
  const noRecipient =
    !environment.INSTRUCTOR_EMAIL && emailJsSettings().ok
      ? [
          'INSTRUCTOR_EMAIL is not set: without it, EmailJS delivers only where the template has an address written out in To Email.',
        ]
      : [];
  return [...hidden, ...recipientProblems(environment), ...noRecipient];
}

/** What EmailJS and Resend lack, and the recipient where neither names it. */
function missingSettings(environment: Environment): readonly string[] {
  const [emailJs, resend] = [emailJsSettings(), resendSettings()];
  const missing = [emailJs, resend].flatMap((settings) => (settings.ok ? [] : settings.missing));
  const unnamed = !missing.some((sentence) => sentence.includes('INSTRUCTOR_EMAIL'));
  const noRecipient = !emailJs.ok && !environment.INSTRUCTOR_EMAIL && unnamed;
  const sentence = 'The recipient is required, unless the template has one: set INSTRUCTOR_EMAIL.';
  return noRecipient ? [...missing, sentence] : missing;
}

/** Sentences without values. `missing`: a provider in use lacks it. `doubtful`: probably not meant. */
export function settingProblems(): {
  readonly missing: readonly string[];
  readonly doubtful: readonly string[];
} {
  const { environment, problems } = readEnvironment();
  return {
    missing: missingSettings(environment),
    doubtful: [...doubts(environment), ...originProblems(environment), ...problems],
  };
}
