import nextEnv from '@next/env';
import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { givenSettings } from '@/lib/environment';
import { requestDeadline } from '@/lib/mail/deadline';
import { emailJs } from '@/lib/mail/emailjs';
import type { Mail, MailOutcome } from '@/lib/mail/mail';
import type { Provider } from '@/lib/mail/provider';
import { parseRecipients } from '@/lib/mail/recipients';
import { resend } from '@/lib/mail/resend';
import { settingProblems } from '@/lib/mail/setting-problems';
import { memoryStore } from '@/lib/store/memory';

const help = `Sends a test message through each provider that is set up. Settings come from the environment
or .env.local. If a provider rejects the test, its response is printed.

npm run check:mail

The exit code is 0 when every provider that is set up accepted its test.`;

const maxQuotedCharacters = 200;

/** Quotes a provider on one line, shortened, without control characters or our private keys. */
function quote(text: string): string {
  const { EMAILJS_PRIVATE_KEY, RESEND_API_KEY } = givenSettings();
  const clean = [EMAILJS_PRIVATE_KEY, RESEND_API_KEY]
    .reduce<string>((words, key) => (key ? words.replaceAll(key, '[hidden]') : words), text)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return `"${clean.slice(0, maxQuotedCharacters)}${clean.length > maxQuotedCharacters ? '…' : ''}"`;
}

function testMail(): Mail {
  const [recipient] = parseRecipients(givenSettings().INSTRUCTOR_EMAIL ?? '');
  const reference = `TEST-${randomInt(10_000, 100_000)}`;
  const lines = [
    'This is a test, sent by npm run check:mail. Nobody has asked for a lesson.',
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
  const verb = kind === 'unknown' ? 'did not confirm' : 'rejected';
  const failure = response
    ? `${name} ${verb} the test (status ${response.status}). It said ${quote(response.text)}.`
    : `${name} ${kind === 'unknown' ? 'did not respond' : 'was not reached'} (${reason}).`;
  const note = ' The test may have been sent anyway: check the inbox.';
  return kind === 'unknown' ? failure + note : failure;
}

/** EmailJS may be missing only if Resend is set up. */
function usedEmailJs(): Provider | undefined {
  const { EMAILJS_USER_ID, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID } = givenSettings();
  const isUsed = EMAILJS_USER_ID || EMAILJS_SERVICE_ID || EMAILJS_TEMPLATE_ID;
  return isUsed || !resend() ? emailJs() : undefined;
}

async function checkProvider(
  name: string,
  provider: Provider | undefined,
): Promise<{ lines?: readonly string[]; warnings?: readonly string[] }> {
  if (!provider) return { lines: [`${name} is not set up. One provider is enough.`] };
  const { problems, send } = provider;
  if (!send) return { warnings: [`${name} was not tested. ${problems.join(' ')}`] };
  const mail = testMail();
  const outcome = await send(mail, requestDeadline());
  if (outcome.kind !== 'accepted') return { warnings: [describeFailure(name, outcome)] };
  const where = `Look for the reference ${mail.reference} in the inbox and in the spam folder.`;
  return { lines: [`${name} accepted the test. ${where}`] };
}

export const checkMail = {
  help,
  async run(args: string[]) {
    parseArgs({ args });
    nextEnv.loadEnvConfig(process.cwd());
    // An open connection to Redis would keep this command from ending.
    globalThis.swimSchoolStore = memoryStore();
    const checks = [
      await checkProvider('EmailJS', usedEmailJs()),
      await checkProvider('Resend', resend()),
    ];
    const failures = checks.flatMap(({ warnings = [] }) => warnings);
    return {
      lines: checks.flatMap(({ lines = [] }) => lines),
      warnings: [...settingProblems().suspicious, ...failures],
      failed: failures.length > 0,
    };
  },
};
