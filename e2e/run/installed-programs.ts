import { statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** All that can be run of these programs, each by name or path, the preferred one first. */
export function installedPrograms(names: readonly string[], path = process.env.PATH): string[] {
  const folders = (path ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).filter(isProgram);
}

function isProgram(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.isFile() && (stats.mode & 0o111) !== 0;
}
