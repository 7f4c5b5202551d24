import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run/project-root';

const needed = [
  '.next',
  'public',
  'next.config.mjs',
  'package.json',
  'lib/security',
  'lib/booking/receipt-cookie.mjs',
];
const leftOut = ['.next/cache', '.next/dev'].map((path) => join(projectRoot, path));

/** Copies the built site to a folder where no other test's site writes. @returns the folder */
export function copySite(name: string): string {
  const directory = join(projectRoot, 'e2e/.work', name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(join(directory, 'lib/booking'), { recursive: true });
  for (const entry of needed) {
    cpSync(join(projectRoot, entry), join(directory, entry), {
      recursive: true,
      filter: (source) => !leftOut.includes(source),
    });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  return directory;
}

/** Every file and folder below a site's build, in order. */
export function filesOf(directory: string): readonly string[] {
  return readdirSync(join(directory, '.next'), { recursive: true, encoding: 'utf8' }).toSorted();
}
