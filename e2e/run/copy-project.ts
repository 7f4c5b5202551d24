import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fixtures, projectRoot } from './project-root';

/** Folders that `e2e/fixtures` replaces in tests. */
const ownersFolders = ['data', 'public'];

const leftOut = ['.git', '.next', 'e2e', 'node_modules', 'playwright.config.ts', ...ownersFolders];

type Copy = {
  readonly data?: 'fixtures' | 'owner';
  /** File contents by path. */
  readonly files?: Readonly<Record<string, string>>;
};

/** Copies everything `next build` reads to an empty folder; packages become hard links. */
export function copyProject(directory: string, { data = 'fixtures', files = {} }: Copy = {}): void {
  makeEmpty(directory);
  linkTree(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  const entries = readdirSync(projectRoot).filter((entry) => !leftOut.includes(entry));
  copyEntries(projectRoot, directory, entries);
  copyEntries(data === 'owner' ? projectRoot : fixtures, directory, ownersFolders);
  skipTypeCheck(join(directory, 'tsconfig.json'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(directory, path), text);
}

/** `npm run check` already checked types. Repeating it would add a quarter to each build. */
function skipTypeCheck(file: string): void {
  const config: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...config, include: ['globals.d.ts'], exclude: ['.next'] }));
}

/** Copies files and folders of a built site to an empty folder that shares its packages. */
export function copyToRun(source: string, directory: string, entries: readonly string[]): void {
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

/** Copies a folder whose files become hard links. */
function linkTree(source: string, target: string): void {
  const linkInstead = (from: string, to: string) => {
    const isFile = lstatSync(from).isFile();
    if (isFile) linkSync(from, to);
    return !isFile;
  };
  cpSync(source, target, { recursive: true, verbatimSymlinks: true, filter: linkInstead });
}
