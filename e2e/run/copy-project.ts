import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root';

/** Copies these files and folders of the project to a folder of its own, which uses the same packages. */
export function copyProject(directory: string, entries: readonly string[]): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const entry of entries) {
    cpSync(join(projectRoot, entry), join(directory, entry), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
}
