import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { givenSettings } from '@/lib/settings/environment';
import { loadSettings } from '@/lib/settings/load-settings';
import { callTimeoutMs, type Mail, type MailOutcome, type Provider } from '@/lib/mail/provider';
import { providers, settingProblems } from '@/lib/mail/providers';
import { parseRecipients } from '@/lib/mail/recipients';

const help = `Sends a test message through each provider that is set up. Settings come from the environment
or .env.local. If a provider rejects the test, its response is printed.

npm run check:mail

The exit code is 0 if at least one provider is set up, none is set up incompletely, and each
accepted its test.`;

const maxQuotedCharacters = 200;

/** Quotes a provider's response on one line, shortened, without control characters or secrets. */
function quote(text: string): string {
  const settings = givenSettings();
  const secrets = providers.flatMap((provider) => provider.secrets.map((name) => settings[name]));
  const clean = secrets
    .reduce<string>(
      (words, secret) => (secret ? words.replaceAll(secret, '[hidden]') : words),
      text,
    )
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return `"${clean.slice(0, maxQuotedCharacters)}${clean.length > maxQuotedCharacters ? '…' : ''}"`;
}

function testMail(): Mail {
  const recipients = parseRecipients(givenSettings().INSTRUCTOR_EMAIL ?? '');
  const recipient = recipients.find(({ valid }) => valid);
  const reference = `TEST-${randomInt(10_000, 100_000)}`;
  const lines = [
    'This is a test, sent by npm run check:mail. Nobody has requested a lesson.',
    'If you can read it, booking requests can reach you.',
    `Reference: ${reference}`,
  ];
  return {
    reference,
    subject: `Test of the site's email · ${reference}`,
    message: lines.join('\n'),
    email: recipient?.address ?? '',
    phone: '',
    additionalInfo: '',
    idempotencyKey: randomUUID(),
  };
}

function describeFailure(name: string, { kind, reason, response }: MailOutcome): string {
  const isUnknown = kind === 'unknown';
  const failure = response
    ? `${name} ${isUnknown ? 'did not confirm' : 'rejected'} the test (${reason}). It said ${quote(response.text)}.`
    : `${name} ${isUnknown ? 'did not confirm the test' : 'could not be reached'} (${reason}).`;
  return isUnknown ? `${failure} The test may have been sent anyway: check the inbox.` : failure;
}

type Check = { readonly line: string; readonly isFailure: boolean };

async function checkProvider({ name, setup }: Provider, isNeeded: boolean): Promise<Check> {
  const state = setup();
  if (state.status === 'unset' && !isNeeded) {
    return { line: `${name} is not set up. One provider is enough.`, isFailure: false };
  }
  if (state.status !== 'ready') {
    return { line: `${name} was not tested. ${state.problems.join(' ')}`, isFailure: true };
  }
  const mail = testMail();
  const outcome = await state.send(mail, AbortSignal.timeout(callTimeoutMs));
  if (outcome.kind !== 'accepted') {
    return { line: describeFailure(name, outcome), isFailure: true };
  }
  const where = `Look for the reference ${mail.reference} in the inbox and in the spam folder.`;
  return { line: `${name} accepted the test. ${where}`, isFailure: false };
}

export const checkMail = {
  help,
  async run(args: string[]) {
    parseArgs({ args });
    loadSettings();
    const isNoneSetUp = providers.every(({ setup }) => setup().status === 'unset');
    const checks: Check[] = [];
    for (const [index, provider] of providers.entries()) {
      checks.push(await checkProvider(provider, index === 0 && isNoneSetUp));
    }
    const failures = checks.filter(({ isFailure }) => isFailure).map(({ line }) => line);
    return {
      lines: checks.filter(({ isFailure }) => !isFailure).map(({ line }) => line),
      warnings: [...settingProblems().suspicious, ...failures],
      failed: failures.length > 0,
    };
  },
};
