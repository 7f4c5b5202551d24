import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The tests' own data and photos, in the shape of the owner's. */
export const fixtures = join(projectRoot, 'e2e/fixtures');

/** The site that tests are made against: a copy of the project with `fixtures` in it, once built. */
export const testedSite = join(projectRoot, 'e2e/.work/site');

/** Started by itself: npx between would be one more process to stop. */
export const playwrightProgram = join(projectRoot, 'node_modules/@playwright/test/cli.js');
