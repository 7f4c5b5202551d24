import 'server-only';
import { readEnvironment, type Environment } from '../environment';
import { parseRecipients } from './recipients';
import { emailJsSettings, resendSettings } from './settings';

/** Dashboards show dots in place of a hidden key. */
const hiddenKey = /[•●∙·*]{3}/;

const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Each provider's URL setting and the key sent there. */
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

function recipientProblems({ INSTRUCTOR_EMAIL }: Environment): readonly string[] {
  if (!INSTRUCTOR_EMAIL && emailJsSettings().success) {
    return [
      'INSTRUCTOR_EMAIL is not set, so EmailJS delivers only if the template has a fixed address in To Email.',
    ];
  }
  if (!INSTRUCTOR_EMAIL) return [];
  const recipients = parseRecipients(INSTRUCTOR_EMAIL);
  if (recipients.length < 2) {
    return recipients[0]?.valid ? [] : ['INSTRUCTOR_EMAIL is not an email address.'];
  }
  return recipients.flatMap(({ valid }, index) =>
    valid ? [] : [`Address ${index + 1} of INSTRUCTOR_EMAIL is not an email address.`],
  );
}

function missingSettings({ INSTRUCTOR_EMAIL }: Environment): readonly string[] {
  const missing = [emailJsSettings(), resendSettings()]
    .flatMap((settings) => settings?.error?.issues ?? [])
    .map(({ message }) => message);
  const isNamed = missing.some((sentence) => sentence.includes('INSTRUCTOR_EMAIL'));
  if (INSTRUCTOR_EMAIL || isNamed || emailJsSettings().success) return missing;
  const sentence = 'The recipient is required, unless the template has one: set INSTRUCTOR_EMAIL.';
  return [...missing, sentence];
}

/** Sentences that never contain a value; `doubtful` settings are probably mistakes. */
export function settingProblems() {
  const { environment, problems } = readEnvironment();
  const hidden = calls
    .filter(([, key]) => hiddenKey.test(environment[key] ?? ''))
    .map(([, key]) => `${key} holds the dots that hide a key: show the key, then copy it.`);
  return {
    canSend: [emailJsSettings(), resendSettings()].some((settings) => settings?.success),
    missing: missingSettings(environment),
    doubtful: [
      ...hidden,
      ...recipientProblems(environment),
      ...originProblems(environment),
      ...problems,
    ],
  };
}
