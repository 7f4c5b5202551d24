import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fixtures, projectRoot } from './project-root';

/** In tests, the folders in `e2e/fixtures` replace these. */
const dataFolders = ['data', 'public'];

const excluded = ['.git', '.next', 'e2e', 'node_modules', 'playwright.config.ts', ...dataFolders];

type Copy = {
  readonly data?: 'fixtures' | 'owner';
  /** File contents by path. */
  readonly files?: Readonly<Record<string, string>>;
};

/** Copies everything that `next build` reads to an empty folder, with packages as hard links. */
export function copyProject(directory: string, { data = 'fixtures', files = {} }: Copy = {}): void {
  makeEmpty(directory);
  linkTree(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  const entries = readdirSync(projectRoot).filter((entry) => !excluded.includes(entry));
  copyEntries(projectRoot, directory, entries);
  copyEntries(data === 'owner' ? projectRoot : fixtures, directory, dataFolders);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(directory, path), text);
}

/** Copies entries of a folder to an empty folder that shares the project's packages. */
export function copyFiles(source: string, directory: string, entries: readonly string[]): void {
  makeEmpty(directory);
  copyEntries(source, directory, entries);
  symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
}

function makeEmpty(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
}

function copyEntries(source: string, directory: string, entries: readonly string[]): void {
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
