import nextEnv from '@next/env';
import { parseArgs } from 'node:util';
import { environment } from '@/lib/environment';
import { sendThroughEmailJs } from '@/lib/mail/emailjs';
import { sendThroughResend } from '@/lib/mail/resend';
import { settingProblems } from '@/lib/mail/setting-problems';
import { emailJsSettings, resendSettings } from '@/lib/mail/settings';
import { memoryStore } from '@/lib/store/memory';
import { checkProvider, mailSettings } from './check-provider';
import { emailJsAnswers, resendAnswers } from './provider-answers';
import type { Command, Report } from './run-command';

const help = `Sends a test message through EmailJS, and through Resend if it is set up. Settings come from the
environment or .env.local. The answer says what happened and how to fix a failure.

npm run check:mail
npm run check:mail -- --dry-run    only checks the settings, and sends nothing

The exit code is 0 when every provider that is set up took its test. With --dry-run, it is 0 if no setting
is missing or looks wrong.`;

/** Test URLs that are set. A forgotten one keeps mail from reaching the provider. */
function originsSet(): readonly string[] {
  const settings = environment();
  return (['EMAILJS_ORIGIN', 'RESEND_BASE_URL'] as const).filter((name) => settings[name]);
}

const elsewhere = 'set: calls go there instead of to the provider';

function checkSettings(): Report {
  const settings = environment();
  const line = (name: string, state: string) => `${name.padEnd(20)} ${state}`;
  const lines = [
    ...mailSettings.map(([name, need]) => line(name, settings[name] ? 'set' : `not set (${need})`)),
    ...originsSet().map((name) => line(name, elsewhere)),
  ];
  const { missing, doubtful } = settingProblems();
  const warnings = [...missing, ...doubtful];
  if (warnings.length > 0) return { lines, warnings, failed: true };
  return { lines: [...lines, 'Nothing is missing. Nothing was sent (--dry-run).'] };
}

async function checkProviders(): Promise<Report> {
  const emailJs = { name: 'EmailJS', origin: 'EMAILJS_ORIGIN', answers: emailJsAnswers };
  const resend = { name: 'Resend', origin: 'RESEND_BASE_URL', answers: resendAnswers };
  const checks = [
    await checkProvider(emailJs, emailJsSettings(), sendThroughEmailJs),
    await checkProvider(resend, resendSettings(), sendThroughResend),
  ];
  const refusals = checks.flatMap(({ warnings = [] }) => warnings);
  return {
    lines: [
      ...originsSet().map((name) => `${name} is ${elsewhere}.`),
      ...checks.flatMap(({ lines = [] }) => lines),
    ],
    warnings: [...settingProblems().doubtful, ...refusals],
    failed: refusals.length > 0,
  };
}

export const checkMail: Command = {
  help,
  run(args) {
    const options = { 'dry-run': { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ args, options });
    nextEnv.loadEnvConfig(process.cwd());
    // An open connection to Redis would keep this command from ending.
    globalThis.swimSchoolStore = memoryStore();
    return values['dry-run'] ? checkSettings() : checkProviders();
  },
};
