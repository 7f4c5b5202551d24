import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { Output } from '@/lib/programs/program';
import { copyFiles, setTimeZone } from '../run/copy-project';
import { fixtures, projectRoot, workerFolder } from '../run/project-root';
import packageJson from '../../package.json' with { type: 'json' };

type Settings = Readonly<Record<string, string>>;

/** Runs Node with only these settings. */
export function runNode(
  args: readonly string[],
  settings: Settings,
  directory: string,
): Promise<Output> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', ...settings } as const;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: directory, env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 128, stdout, stderr }),
    );
  });
}

function copyOfProject(directory: string) {
  copyFiles(projectRoot, directory, ['lib', 'package.json', 'tsconfig.json']);
  const isNoPhoto = (path: string) => !path.endsWith('.jpg');
  cpSync(join(fixtures, 'data'), join(directory, 'data'), { recursive: true, filter: isNoPhoto });
  // The build notes a missing time zone.
  setTimeZone(directory, 'Africa/Abidjan');
  return {
    /** Runs a script of package.json up to its first `&&`. It does not use npm, which prints lines of its own. */
    run(script: keyof typeof packageJson.scripts, settings: Settings = {}, ...args: string[]) {
      const [command = ''] = packageJson.scripts[script].split(' && ');
      const [, ...programArguments] = command.split(' ');
      return runNode([...programArguments, ...args], settings, directory);
    },
    write: (path: string, content: string | Buffer) =>
      writeFileSync(join(directory, path), content),
    read: (path: string) => readFileSync(join(directory, path), 'utf8'),
    setTimeZone: (zone: string | undefined) => setTimeZone(directory, zone),
  };
}

export type Project = ReturnType<typeof copyOfProject>;

/** A test with a copy of the files that commands need. */
export const test = base.extend<{ project: Project }>({
  project: async ({}, provide, { parallelIndex }) => {
    await provide(copyOfProject(workerFolder('project', parallelIndex)));
  },
});
