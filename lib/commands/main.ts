import { runCommand, type Command } from './run-command';

/** Imported on demand because some commands import `server-only`, for which Node needs a flag. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'answer-issue': async () => (await import('./answer-issue')).answerIssue,
  'before-build': async () => (await import('@/lib/build/before-build')).beforeBuild,
  'check-mail': async () => (await import('@/lib/mail/check-mail')).checkMail,
  season: async () => (await import('./season')).season,
  slots: async () => (await import('./slots')).slots,
};

const [name = '', ...args] = process.argv.slice(2);
const command = await commands[name]?.();
if (!command) throw new Error(`Unknown command "${name}".`);
const { code, stdout, stderr } = await runCommand(command, args);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
