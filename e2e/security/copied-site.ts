import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyToRun } from '../run/copy-project';
import { projectRoot, testedSite } from '../run/project-root';

const needed = [
  'public',
  'next.config.mjs',
  'package.json',
  'lib/security',
  'lib/booking/receipt-cookie.mjs',
];

/** Copies the tested site to a folder of its own. @returns the folder */
export function copySite(name: string): string {
  const directory = join(projectRoot, 'e2e/.work', name);
  const built = readdirSync(join(testedSite, '.next')).filter(
    (entry) => !/^(cache|dev)$/.test(entry),
  );
  copyToRun(testedSite, directory, [...needed, ...built.map((entry) => `.next/${entry}`)]);
  return directory;
}

export function filesOf(directory: string): readonly string[] {
  return readdirSync(join(directory, '.next'), { recursive: true, encoding: 'utf8' }).toSorted();
}
