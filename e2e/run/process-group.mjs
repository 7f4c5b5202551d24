import { spawn } from 'node:child_process';
/** @import { ChildProcess } from 'node:child_process' */

/**
 * A program under way, with everything it starts in turn.
 *
 * @typedef {object} ProcessGroup
 * @property {Promise<number>} ended its exit code: 128 when a signal ended it. Never comes once this
 *   process is being stopped, so that it does not go on with anything
 * @property {(graceMs?: number) => Promise<void>} stop interrupts all of it as Ctrl+C would, and ends
 *   what is left after `graceMs` milliseconds (3,000 unless given)
 * @property {() => Promise<void>} kill ends all of it at once, as when a machine fails
 */

/** @type {Map<ChildProcess, ProcessGroup>} */
const running = new Map();
let stopping = false;

process.on('exit', () => {
  for (const child of running.keys()) signalGroup(child, 'SIGKILL');
});

/**
 * Starts a program in a process group of its own, so that stopping it reaches all it has started:
 * npm and shells do not pass a signal on.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {string} [options.directory] where it runs; here unless given
 * @param {Readonly<Record<string, string | undefined>>} [options.environment] its whole environment;
 *   this process's own unless given
 * @param {(text: string) => void} [options.onOutput] takes what it prints, which is shown unless given
 * @returns {ProcessGroup}
 */
export function startGroup(command, args, { directory, environment = process.env, onOutput } = {}) {
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: directory,
    // Next narrows the type of an environment to one that always names NODE_ENV.
    env: /** @type {NodeJS.ProcessEnv} */ ({ ...environment }),
    detached: true,
    stdio: ['ignore', output, output],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  }
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => {
    child.once('exit', () => {
      // What outlives the program itself would be an orphan.
      signalGroup(child, 'SIGKILL');
      running.delete(child);
      resolve();
    });
  });
  const group = {
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => stopping || resolve(code ?? 128));
    }),
    async stop(graceMs = 3_000) {
      signalGroup(child, 'SIGINT');
      const timer = setTimeout(signalGroup, graceMs, child, 'SIGKILL');
      await gone;
      clearTimeout(timer);
    },
    async kill() {
      signalGroup(child, 'SIGKILL');
      await gone;
    },
  };
  running.set(child, group);
  return group;
}

/**
 * Runs a program to its end, its output shown.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof startGroup>[2]} [options]
 * @throws {Error} when it does not end well
 */
export async function runCommand(command, args, options) {
  const code = await startGroup(command, args, options).ended;
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed (exit code ${code}).`);
}

/**
 * Stops everything and exits once somebody asks this process to stop: by a signal, or by one to the
 * npm that started it, which ends the shell between and reaches this process no further.
 *
 * @param {number} exitCode
 * @param {number} [graceMs]
 */
export function exitWhenAsked(exitCode, graceMs) {
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping.');
    await Promise.all([...running.values()].map((group) => group.stop(graceMs)));
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid === parent || stop(), 500).unref();
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}
