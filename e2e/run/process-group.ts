import { spawn, type ChildProcess } from 'node:child_process';

/** A program under way, with everything it starts in turn. */
export type ProcessGroup = {
  /**
   * Its exit code: 128 when a signal ended it. Never comes once this process is being stopped, so that
   * it does not go on with anything.
   */
  readonly ended: Promise<number>;
  /** Interrupts all of it as Ctrl+C would, and ends what is left after so long. */
  readonly stop: (graceMs?: number) => Promise<void>;
  /** Ends all of it at once, as when a machine fails. */
  readonly kill: () => Promise<void>;
};

type Options = {
  /** Where it runs; here unless given. */
  readonly directory?: string;
  /** Its whole environment; this process's own unless given. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Takes what it prints, which is shown unless given. */
  readonly onOutput?: (text: string) => void;
};

const running = new Map<ChildProcess, ProcessGroup>();
let isStopping = false;

process.on('exit', () => {
  for (const child of running.keys()) signalGroup(child, 'SIGKILL');
});

/**
 * Starts a program in a process group of its own, so that stopping it reaches all it has started:
 * npm and shells do not pass a signal on.
 */
export function startGroup(
  command: string,
  args: readonly string[],
  { directory, environment = process.env, onOutput }: Options = {},
): ProcessGroup {
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: directory,
    // Next narrows the type of an environment to one that always names NODE_ENV.
    env: environment as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', output, output],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  }
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      // What outlives the program itself would be an orphan.
      signalGroup(child, 'SIGKILL');
      running.delete(child);
      resolve();
    });
  });
  const end = async (signal: NodeJS.Signals, graceMs = 3_000) => {
    signalGroup(child, signal);
    const timer = setTimeout(signalGroup, graceMs, child, 'SIGKILL');
    await gone;
    clearTimeout(timer);
  };
  const group: ProcessGroup = {
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => isStopping || resolve(code ?? 128));
    }),
    stop: (graceMs) => end('SIGINT', graceMs),
    kill: () => end('SIGKILL'),
  };
  running.set(child, group);
  return group;
}

/** Runs a program to its end, its output shown. @throws {Error} when it does not end well */
export async function runCommand(
  command: string,
  args: readonly string[],
  options?: Options,
): Promise<void> {
  const code = await startGroup(command, args, options).ended;
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
    await Promise.all([...running.values()].map((group) => group.stop(graceMs)));
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
