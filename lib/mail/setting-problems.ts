import 'server-only';
import { readEnvironment } from '../environment';
import { parseRecipients } from './recipients';
import { emailJsSettings, resendSettings } from './settings';

function recipientProblem(list = ''): string | undefined {
  const recipients = parseRecipients(list);
  if (recipients.length === 0) {
    return 'INSTRUCTOR_EMAIL is not set, so EmailJS delivers only if the template has a fixed address in To Email.';
  }
  if (recipients.every(({ valid }) => valid)) return undefined;
  return 'INSTRUCTOR_EMAIL contains an invalid email address.';
}

/** Sentences that never contain a value. A provider with a `missing` setting is not used. */
export function settingProblems() {
  const { environment, problems } = readEnvironment();
  const providers = [emailJsSettings(), resendSettings()];
  const recipient = recipientProblem(environment.INSTRUCTOR_EMAIL);
  return {
    canSend: providers.some((settings) => settings?.success),
    missing: providers
      .flatMap((settings) => settings?.error?.issues ?? [])
      .map(({ message }) => message),
    suspicious: recipient ? [recipient, ...problems] : problems,
  };
}
