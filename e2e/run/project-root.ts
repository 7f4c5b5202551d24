import { join } from 'node:path';

/** The folder that holds package.json. */
export const projectRoot = join(import.meta.dirname, '../..');

/** The tests' own `data` and `public`. */
export const fixtures = join(projectRoot, 'e2e/fixtures');

/** The tested site: a built copy of the project with `fixtures` as its data. */
export const testedSite = join(projectRoot, 'e2e/.work/site');

/** The demo's site: a built copy of the project. */
export const demoSite = join(projectRoot, 'e2e/.work/demo');
