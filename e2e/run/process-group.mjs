import { spawn } from 'node:child_process';

/**
 * A program under way, with everything it starts in turn.
 *
 * @typedef {object} ProcessGroup
 * @property {Promise<number>} ended its exit code once it is over: 127 when it could not be started,
 *   128 when a signal ended it
 * @property {(graceMs?: number) => Promise<void>} stop interrupts all of it as Ctrl+C would, ends what
 *   is left after `graceMs` milliseconds (3,000 unless given), and resolves once nothing is left
 * @property {() => Promise<void>} kill ends all of it at once, as when a machine fails
 */

/** @type {Set<{ pid: number, stop: ProcessGroup['stop'] }>} */
const running = new Set();
let stopping = false;

process.on('exit', () => {
  for (const { pid } of running) signalGroup(pid, 'SIGKILL');
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
  if (stopping) throw new Error(`Everything is being stopped: ${command} was not started.`);
  const child = spawn(command, args, {
    cwd: directory,
    // Next narrows the type of an environment to one that always names NODE_ENV.
    env: /** @type {NodeJS.ProcessEnv} */ ({ ...environment }),
    detached: true,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const show = onOutput ?? ((/** @type {string} */ text) => process.stderr.write(text));
  child.stdout?.setEncoding('utf8').on('data', show);
  child.stderr?.setEncoding('utf8').on('data', show);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      show(`${command} could not be started: ${error.message}\n`);
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 128));
  });

  const { pid } = child;
  if (pid === undefined) return { ended, stop: async () => {}, kill: async () => {} };
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => {
    child.once('exit', () => {
      // What outlives the program itself would be an orphan.
      signalGroup(pid, 'SIGKILL');
      running.delete(group);
      resolve();
    });
  });
  const group = {
    pid,
    async stop(graceMs = 3_000) {
      signalGroup(pid, 'SIGINT');
      const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
      await gone;
      clearTimeout(timer);
    },
  };
  running.add(group);
  const kill = () => {
    signalGroup(pid, 'SIGKILL');
    return gone;
  };
  return { ended, stop: group.stop, kill };
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
 * Stops every group under way and lets no other start.
 *
 * @param {number} [graceMs] milliseconds until what is left is ended
 */
export async function stopEverything(graceMs) {
  stopping = true;
  await Promise.all([...running].map((group) => group.stop(graceMs)));
}

/**
 * Stops everything and exits once somebody asks this process to stop: by a signal, or by one to the
 * npm that started it, which ends the shell between and reaches this process no further.
 *
 * @param {number} exitCode
 * @param {number} [graceMs]
 */
export function exitWhenAsked(exitCode, graceMs) {
  const stop = () => {
    if (stopping) return;
    console.log('\nStopping.');
    void stopEverything(graceMs).then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid === parent || stop(), 500).unref();
}

/** @returns {boolean} whether everything is being stopped, so that what breaks off is no failure */
export function isStopping() {
  return stopping;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}
