import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Its message is git's own, which names hosts and branches but no person. */
export class GitError extends Error {
  override name = 'GitError';
}

export type Git = (...args: readonly string[]) => Promise<string>;

/** Runs git in a folder, without a shell. Calls return trimmed stdout, or throw a GitError. */
export function gitIn(directory: string, env: NodeJS.ProcessEnv): Git {
  return async (...args) => {
    try {
      const { stdout } = await run('git', args, { cwd: directory, env });
      return stdout.trim();
    } catch (error) {
      const { stderr } = Object(error);
      throw new GitError(typeof stderr === 'string' && stderr ? stderr.trim() : String(error));
    }
  };
}
