import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();
let isStopping = false;

process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/** Starts a program in its own process group, since npm and shells do not pass signals on. */
export function startGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => {
    signalGroup(child, 'SIGKILL');
    running.delete(child);
  });
  return child;
}

/** The exit code of a program; never resolves while this process is stopping. */
export async function exitCodeOf(child: ChildProcess): Promise<number> {
  const [code] = await once(child, 'close');
  return isStopping ? new Promise(() => undefined) : (code ?? 128);
}

/** Interrupts a group as Ctrl+C does, and kills it if it is still there after `graceMs`. */
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

/** Runs a program to its end. @throws {Error} when it fails */
export async function runCommand(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<void> {
  const code = await exitCodeOf(startGroup(command, args, { stdio: 'inherit', ...options }));
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed (exit code ${code}).`);
}

/**
 * Stops everything on a signal, then exits. A signal to npm ends only npm's shell; this process then
 * notices that its parent has changed.
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
    // The group has ended.
  }
}
