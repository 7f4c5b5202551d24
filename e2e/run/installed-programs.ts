import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The paths of the programs that are on the PATH, in the order of `names`. */
export function installedPrograms(names: readonly string[]): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}
