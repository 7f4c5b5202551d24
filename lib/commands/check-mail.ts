// `npm run check:mail`: sends a test through each provider, and says what to do where it fails.
import nextEnv from '@next/env';
import { parseArgs } from 'node:util';
import { environment } from '@/lib/environment';
import { settingProblems } from '@/lib/mail/setting-problems';
import { memoryStore } from '@/lib/store/memory';
import { checkEmailJs, checkResend } from './check-provider';
import { runCommand, UsageError, type Report } from './run-command';

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

/** Set for trials; a forgotten one keeps a test from reaching the provider. */
const origins = ['EMAILJS_ORIGIN', 'RESEND_BASE_URL'] as const;
const elsewhere = 'set: calls go there, and not to the provider';

function checkSettings(): Report {
  const set = environment();
  const lines = [
    ...settings.map(
      ([name, need]) => `${name.padEnd(20)} ${set[name] ? 'set' : `not set (${need})`}`,
    ),
    ...origins.filter((name) => set[name]).map((name) => `${name.padEnd(20)} ${elsewhere}`),
  ];
  const { missing, doubtful } = settingProblems();
  const warnings = [...missing, ...doubtful];
  if (warnings.length > 0) return { lines, warnings, failed: true };
  return { lines: [...lines, 'Nothing is missing. Nothing was sent (--dry-run).'] };
}

async function checkProviders(): Promise<Report> {
  const set = environment();
  const checks = [await checkEmailJs(), await checkResend()];
  const taken = checks.filter((check) => check?.taken);
  const failed = checks.filter((check) => check && !check.taken);
  return {
    lines: [
      ...origins.filter((name) => set[name]).map((name) => `${name} is ${elsewhere}.`),
      ...taken.map((check) => check?.sentence ?? ''),
      ...(checks.includes(undefined) ? ['Resend is not set up; it is optional.'] : []),
    ],
    warnings: [...settingProblems().doubtful, ...failed.map((check) => check?.sentence ?? '')],
    failed: failed.length > 0,
  };
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { lines: [help] };
  if (positionals.length > 0) throw new UsageError('This command takes options only.');
  nextEnv.loadEnvConfig(process.cwd());
  // Never Redis: its open connection would keep this command from ending.
  globalThis.swimSchoolStore = memoryStore();
  return values['dry-run'] ? checkSettings() : checkProviders();
});
