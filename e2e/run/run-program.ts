import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

const parent = process.ppid;

function end(): void {
  process.exit(process.exitCode ?? 130);
}

// Without a handler, a signal ends Node before its `exit` event.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// A signal to npm may end only its shell. This process then gets another parent.
setInterval(() => process.ppid === parent || end(), 500).unref();

/** Runs a program. If this process exits first, the program is interrupted. */
export async function exitCodeOf(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', detached: true, ...options });
  // Shells do not forward signals, so the whole process group gets the signal.
  const interrupt = () => child.pid && process.kill(-child.pid, 'SIGINT');
  process.once('exit', interrupt);
  const [code] = await once(child, 'close');
  process.off('exit', interrupt);
  return code ?? 1;
}

/** Runs a program. @throws {Error} if it fails */
export async function runProgram(...program: Parameters<typeof exitCodeOf>): Promise<void> {
  const [command, args] = program;
  const code = await exitCodeOf(...program);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed (exit code ${code}).`);
}
