import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What git said when it refused; it names hosts and branches, and nobody. */
export class GitError extends Error {
  override name = 'GitError';
}

export type Git = (...args: readonly string[]) => Promise<string>;

/** Runs git in a folder, without a shell. Each call returns what was printed, or throws a GitError. */
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
