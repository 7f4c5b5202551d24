import 'server-only';
import { givenSettings, readEnvironment } from '@/lib/settings/environment';
import { emailJs } from './emailjs';
import type { Provider } from './provider';
import { parseRecipients } from './recipients';
import { resend } from './resend';

/** In the order of use. If none is set up, only the first is reported as missing. */
export const providers: readonly Provider[] = [emailJs, resend];

export function readyProviders() {
  return providers.flatMap((provider) => {
    const setup = provider.setup();
    return setup.status === 'ready' ? [{ ...provider, send: setup.send }] : [];
  });
}

/** Sentences that never contain a setting's value. A provider with a `blocking` problem is not used. */
export function settingProblems() {
  const setups = providers.map(({ setup }) => setup());
  const isNoneSet = setups.every(({ status }) => status === 'unset');
  const blocking = setups.flatMap((setup, index) => {
    if (setup.status === 'ready') return [];
    const isMissing = isNoneSet && index === 0;
    return isMissing || setup.status === 'invalid' ? setup.problems : [];
  });
  const recipient = recipientProblem(givenSettings().INSTRUCTOR_EMAIL);
  const sentences = readEnvironment().problems.map(({ sentence }) => sentence);
  return { blocking, suspicious: recipient ? [recipient, ...sentences] : sentences };
}

function recipientProblem(list = ''): string | undefined {
  const recipients = parseRecipients(list);
  if (recipients.length === 0) {
    return 'INSTRUCTOR_EMAIL is not set, so an email arrives only if the provider’s template has a fixed recipient.';
  }
  if (recipients.every(({ valid }) => valid)) return undefined;
  return 'INSTRUCTOR_EMAIL contains an invalid email address.';
}
