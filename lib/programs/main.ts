import { runProgram, type Program } from './program';

/** Imported on demand because some programs import `server-only`, for which Node needs a flag. */
const programs: Readonly<Record<string, () => Promise<Program>>> = {
  'answer-issue': async () => (await import('./answer-issue')).answerIssue,
  'before-build': async () => (await import('./before-build')).beforeBuild,
  'check-mail': async () => (await import('./check-mail')).checkMail,
  photos: async () => (await import('@/lib/build/photos')).cleanPhotos,
  'prepare-data': async () => (await import('./before-build')).prepareData,
  season: async () => (await import('./season-programs')).season,
  slots: async () => (await import('./season-programs')).slots,
};

const [name = '', ...args] = process.argv.slice(2);
const program = await programs[name]?.();
if (!program) throw new Error(`Unknown program "${name}".`);
const { code, stdout, stderr } = await runProgram(program, args);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
