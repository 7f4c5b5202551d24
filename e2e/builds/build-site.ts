import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { copyProject } from '../run/copy-project';
import { projectRoot } from '../run/project-root';
import { buildEnvironment } from '../run/site-environment';

type Build = { readonly directory: string; readonly succeeded: boolean; readonly output: string };

type Options = Parameters<typeof copyProject>[1] & {
  readonly environment?: Readonly<Record<string, string>>;
};

export async function buildSite(
  name: string,
  { environment = {}, ...copy }: Options = {},
): Promise<Build> {
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
  return new Promise((resolve) => {
    execFile('npm', ['run', 'build'], { cwd: directory, env }, (error, stdout, stderr) =>
      resolve({ directory, succeeded: error === null, output: stdout + stderr }),
    );
  });
}
