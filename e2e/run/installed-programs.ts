import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The paths of these programs on the PATH, in the order of their names. */
export function installedPrograms(
  names: readonly string[],
  path = process.env.PATH ?? '',
): readonly string[] {
  const folders = path.split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}
