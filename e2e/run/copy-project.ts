import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fixtures, projectRoot, testedSite } from './project-root';

/** In tests, the folders in `e2e/fixtures` replace these. */
const dataFolders = ['data', 'public'];

const excluded = ['.git', '.next', 'e2e', 'node_modules', 'playwright.config.ts', ...dataFolders];

const cache = '.next/cache';

/**
 * Replaces a folder with a copy of everything that `next build` reads. Packages are hard links. The tested site's cache of compiled
 * code and resized photos, if there is one, halves the build's time.
 *
 * @param dataSource the folder with the `data` and `public` to copy
 */
export function copyProject(directory: string, dataSource = fixtures): void {
  rmSync(directory, { recursive: true, force: true });
  linkTree(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  const entries = readdirSync(projectRoot).filter((entry) => !excluded.includes(entry));
  copyEntries(projectRoot, directory, entries);
  copyEntries(dataSource, directory, dataFolders);
  if (existsSync(join(testedSite, cache))) copyEntries(testedSite, directory, [cache]);
}

/** Sets the school's time zone in a copy of the project. */
export function setTimeZone(directory: string, zone: string | undefined): void {
  const site = join(directory, 'data/site.ts');
  const value = JSON.stringify(zone);
  writeFileSync(site, readFileSync(site, 'utf8').replace(/(timeZone.*) = .*/, `$1 = ${value};`));
}

/** Replaces a folder with copies of another folder's entries. It shares the project's packages. */
export function copyFiles(source: string, directory: string, entries: readonly string[]): void {
  rmSync(directory, { recursive: true, force: true });
  copyEntries(source, directory, entries);
  // Windows lets everybody create a junction; other systems ignore the type.
  symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'), 'junction');
}

export function copyEntries(source: string, directory: string, entries: readonly string[]): void {
  for (const entry of entries) {
    cpSync(join(source, entry), join(directory, entry), { recursive: true });
  }
}

/** Copies a folder with hard links instead of files. */
function linkTree(source: string, target: string): void {
  const linkInstead = (from: string, to: string) => {
    const isFile = lstatSync(from).isFile();
    if (isFile) linkSync(from, to);
    return !isFile;
  };
  cpSync(source, target, { recursive: true, verbatimSymlinks: true, filter: linkInstead });
}
