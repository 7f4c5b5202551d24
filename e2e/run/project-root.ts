import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Started by itself: npx between would be one more process to stop. */
export const playwrightProgram = join(projectRoot, 'node_modules/@playwright/test/cli.js');
