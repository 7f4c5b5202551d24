import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { copyProject } from '../run/copy-project';
import { projectRoot } from '../run/project-root';
import { buildEnvironment } from '../run/site-environment';

type Options = Parameters<typeof copyProject>[1] & {
  readonly environment?: Readonly<Record<string, string>>;
};

/** Builds a copy of the site in the folder `name`. @throws {Error} with the build's output */
export async function buildSite(
  name: string,
  { environment = {}, ...copy }: Options = {},
): Promise<{ directory: string; output: string }> {
  const directory = join(projectRoot, 'e2e/.work/builds', name);
  copyProject(directory, copy);
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    ...buildEnvironment(),
    ...environment,
  } as const;
  return new Promise((resolve, reject) => {
    execFile('npm', ['run', 'build'], { cwd: directory, env }, (error, stdout, stderr) => {
      const output = stdout + stderr;
      if (error) reject(new Error(output));
      else resolve({ directory, output });
    });
  });
}
