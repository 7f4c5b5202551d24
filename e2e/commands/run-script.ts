import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Ended } from '@/lib/commands/run-command';
import { projectRoot } from '../run/project-root.mjs';
import packageJson from '../../package.json' with { type: 'json' };

type Options = {
  readonly args?: readonly string[];
  /** The project that it belongs to; this one unless given. */
  readonly directory?: string;
  /** Its settings; none unless given. */
  readonly environment?: Readonly<Record<string, string>>;
};

/**
 * Runs what a script of package.json stands for, up to its first `&&`. Not through npm, which says
 * things of its own.
 */
export function runScript(
  name: keyof typeof packageJson.scripts,
  { args = [], directory = projectRoot, environment = {} }: Options = {},
): Promise<Ended> {
  const [command = ''] = packageJson.scripts[name].split(' && ');
  const [, ...programArguments] = command.split(' ');
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...programArguments, ...args],
      { cwd: directory, env: { PATH, HOME, NODE_ENV: 'production', ...environment } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 128, stdout, stderr }),
    );
  });
}

/** Copies what the commands need of the project into `directory`, so that they find other data there. */
export function copyProject(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const entry of ['data', 'lib', 'package.json', 'tsconfig.json']) {
    cpSync(join(projectRoot, entry), join(directory, entry), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
}
