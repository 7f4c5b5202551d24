import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fixtures, projectRoot } from './project-root';

/** Folders that `e2e/fixtures` replaces in tests. */
const ownersFolders = ['data', 'public'];

const leftOut = ['.git', '.next', 'e2e', 'node_modules', 'playwright.config.ts', ...ownersFolders];

type Copy = {
  readonly data?: 'fixtures' | 'owner';
  /** File contents by path; `null` removes a file or folder. */
  readonly files?: Readonly<Record<string, string | null>>;
};

/** Copies everything `next build` reads to an empty folder; packages become hard links. */
export function copyProject(directory: string, { data = 'fixtures', files = {} }: Copy = {}): void {
  makeEmpty(directory);
  linkTree(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  const entries = readdirSync(projectRoot).filter((entry) => !leftOut.includes(entry));
  copyEntries(projectRoot, directory, entries);
  copyEntries(data === 'owner' ? projectRoot : fixtures, directory, ownersFolders);
  skipTypeCheck(join(directory, 'tsconfig.json'));
  for (const [path, text] of Object.entries(files)) {
    if (text === null) rmSync(join(directory, path), { recursive: true });
    else writeFileSync(join(directory, path), text);
  }
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

/** Links each file of a folder, or copies it to another disk. */
function linkTree(source: string, target: string): void {
  for (const entry of readdirSync(source, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const copy = join(target, path.slice(source.length));
    if (entry.isDirectory()) continue;
    mkdirSync(dirname(copy), { recursive: true });
    if (entry.isSymbolicLink()) {
      cpSync(path, copy, { verbatimSymlinks: true });
      continue;
    }
    try {
      linkSync(path, copy);
    } catch {
      copyFileSync(path, copy);
    }
  }
}
