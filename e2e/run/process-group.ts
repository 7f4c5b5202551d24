import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();
let isStopping = false;

process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * Starts a program in a process group of its own, so that stopping it reaches all it has started:
 * npm and shells do not pass a signal on.
 */
export function startGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => {
    // What outlives the program itself would be an orphan.
    signalGroup(child, 'SIGKILL');
    running.delete(child);
  });
  return child;
}

/**
 * The exit code of a program: 128 when a signal ended it. Never comes once this process is being
 * stopped, so that it does not go on with anything.
 */
export async function exitCodeOf(child: ChildProcess): Promise<number> {
  const [code] = await once(child, 'close');
  return isStopping ? new Promise(() => undefined) : (code ?? 128);
}

/** Interrupts a group as Ctrl+C would, unless told otherwise, and ends what is left after so long. */
export async function stopGroup(
  child: ChildProcess,
  graceMs = 3_000,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<void> {
  if (!running.has(child)) return;
  const gone = once(child, 'exit');
  signalGroup(child, signal);
  const timer = setTimeout(signalGroup, graceMs, child, 'SIGKILL');
  await gone;
  clearTimeout(timer);
}

/** Runs a program to its end, its output shown. @throws {Error} when it does not end well */
export async function runCommand(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<void> {
  const code = await exitCodeOf(startGroup(command, args, { stdio: 'inherit', ...options }));
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed (exit code ${code}).`);
}

/**
 * Stops everything and exits once somebody asks this process to stop: by a signal, or by one to the
 * npm that started it, which ends the shell between and reaches this process no further.
 */
export function exitWhenAsked(exitCode: number, graceMs?: number): void {
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    console.log('\nStopping.');
    await Promise.all([...running].map((child) => stopGroup(child, graceMs)));
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid === parent || stop(), 500).unref();
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}
