import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Its message names the command, hosts and branches, but no person. */
export class GitError extends Error {
  override name = 'GitError';
}

/** Runs git without a shell. Calls return trimmed stdout, or throw a GitError. */
export function gitWith(env: NodeJS.ProcessEnv) {
  return async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run('git', args, { env }).catch((error: Error) => {
      throw new GitError(error.message.trim());
    });
    return stdout.trim();
  };
}
