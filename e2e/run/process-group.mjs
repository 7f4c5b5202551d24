import { spawn } from 'node:child_process';

/**
 * A program under way, with everything it starts in turn.
 *
 * @typedef {object} ProcessGroup
 * @property {Promise<number>} ended its exit code once it is over: 127 when it could not be started,
 *   128 when a signal ended it.
 * @property {(patience?: number) => Promise<void>} stop interrupts all of it as Ctrl+C would, ends
 *   what is left after `patience` milliseconds (3,000 unless told), and gives once nothing is left.
 * @property {() => Promise<void>} kill ends all of it at once, as when a machine fails.
 */

/** @typedef {{ pid: number, stop: ProcessGroup['stop'] }} Running */

/** @type {Set<Running>} */
const running = new Set();
let closing = false;

// The last resort when this process ends without having stopped what it started, for instance on an
// error that nobody caught: only what happens at once can still happen here.
process.on('exit', () => {
  for (const { pid } of running) signalGroup(pid, 'SIGKILL');
});

/**
 * Starts a program in a process group of its own, so that stopping it reaches all it has started.
 *
 * @param {string} command the program.
 * @param {readonly string[]} args its arguments.
 * @param {object} [options]
 * @param {string} [options.directory] where it runs; here unless given.
 * @param {Readonly<Record<string, string | undefined>>} [options.environment] its whole
 *   environment; this process's own unless given.
 * @param {(text: string) => void} [options.onOutput] takes what it prints, which is shown on this
 *   process's own output unless this is given.
 * @returns {ProcessGroup}
 * @throws {Error} when everything is being stopped, so that nothing new slips through.
 */
export function startGroup(command, args, { directory, environment = process.env, onOutput } = {}) {
  if (closing) throw new Error(`Everything is being stopped: ${command} was not started.`);
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
  const group = { pid, stop: (patience = 3_000) => stopGroup(pid, gone, patience) };
  running.add(group);
  const kill = () => {
    signalGroup(pid, 'SIGKILL');
    return gone;
  };
  return { ended, stop: group.stop, kill };
}

/**
 * Stops every group under way and lets no other start.
 *
 * @param {number} [patience] milliseconds until what is left is ended.
 * @returns {Promise<void>}
 */
export async function stopEverything(patience) {
  closing = true;
  await Promise.all([...running].map((group) => group.stop(patience)));
}

/**
 * @param {number} pid
 * @param {Promise<void>} gone
 * @param {number} patience
 */
async function stopGroup(pid, gone, patience) {
  signalGroup(pid, 'SIGINT');
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), patience);
  await gone;
  clearTimeout(timer);
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
