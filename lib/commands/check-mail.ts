// `npm run check:mail`: sends one test through each provider, and says what to do where it fails.
import nextEnv from '@next/env';
import { parseArgs } from 'node:util';
import { environment } from '@/lib/environment';
import { Mistake } from '@/lib/mistake';
import { checkEmailJs, checkResend } from '@/lib/mail/check/check-providers';
import { settingProblems } from '@/lib/mail/setting-problems';
import { runCommand, UsageError } from './command';

const help = `Sends one test message through EmailJS, and one through Resend where it is set up, with the
settings of .env.local or of the environment, and says what happened and what to do.

npm run check:mail
npm run check:mail -- --dry-run    looks at the settings only, and sends nothing

The exit code is 0 when every provider that is set up took its test; with --dry-run, when nothing is
missing or looks wrong.`;

const settings = [
  ['EMAILJS_USER_ID', 'required'],
  ['EMAILJS_SERVICE_ID', 'required'],
  ['EMAILJS_TEMPLATE_ID', 'required'],
  ['INSTRUCTOR_EMAIL', 'required'],
  ['EMAILJS_PRIVATE_KEY', 'needed where "Use Private Key" is on'],
  ['RESEND_API_KEY', 'optional'],
  ['RESEND_FROM', 'optional'],
] as const;

/** Where a test would not reach the provider itself, which a forgotten line of a trial brings about. */
const elsewhere = ['EMAILJS_ORIGIN', 'RESEND_BASE_URL'] as const;

function describeSettings(): readonly string[] {
  const set = environment();
  return [
    ...settings.map(
      ([name, need]) => `${name.padEnd(20)} ${set[name] ? 'set' : `not set (${need})`}`,
    ),
    ...elsewhere
      .filter((name) => set[name])
      .map((name) => `${name.padEnd(20)} set: calls go there, and not to the provider`),
  ];
}

function checkSettings(): void {
  console.log(describeSettings().join('\n'));
  const { missing, doubtful } = settingProblems();
  const problems = [...missing, ...doubtful];
  if (problems.length > 0) throw new Mistake(problems.join('\n'));
  console.log('Nothing is missing. Nothing was sent (--dry-run).');
}

async function checkProviders(): Promise<void> {
  for (const name of elsewhere) {
    if (environment()[name])
      console.log(`${name} is set: calls go there, and not to the provider.`);
  }
  for (const sentence of settingProblems().doubtful) console.error(sentence);
  const checks = [await checkEmailJs(), await checkResend()];
  for (const check of checks) {
    if (check?.taken) console.log(check.sentence);
    else if (check) console.error(check.sentence);
    else console.log('Resend is not set up; it is optional.');
  }
  if (checks.some((check) => check && !check.taken)) process.exitCode = 1;
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  if (positionals.length > 0) throw new UsageError('This command takes options only.');
  nextEnv.loadEnvConfig(process.cwd());
  // One test by hand shares nothing, and an open connection would keep this command from ending.
  process.env.REDIS_URL = '';
  if (values['dry-run']) checkSettings();
  else await checkProviders();
});
