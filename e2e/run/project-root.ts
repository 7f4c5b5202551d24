import { join } from 'node:path';

/** The folder that holds package.json. */
export const projectRoot = join(import.meta.dirname, '../..');

/** The tests' own `data` and `public`. */
export const fixtures = join(projectRoot, 'e2e/fixtures');

/** The tested site: a built copy of the project with `fixtures` as its data. */
export const testedSite = join(projectRoot, 'e2e/.work/site');

/** A folder that one test at a time uses. Its path is the same for every test, because tsx caches what it compiles by path. */
export function workerFolder(name: string, parallelIndex: number): string {
  return join(projectRoot, `e2e/.work/${name}-${parallelIndex}`);
}

/** The demo's site: a built copy of the project. */
export const demoSite = join(projectRoot, 'e2e/.work/demo');
