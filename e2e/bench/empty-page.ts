import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../run/process-group';
import { projectRoot } from '../run/project-root';

const directory = join(projectRoot, 'e2e/.work/empty-page');

const files = {
  'package.json': '{ "name": "empty-page", "private": true, "type": "module" }',
  // The packages are this project's, above the page's folder.
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(projectRoot)} } };`,
  'app/layout.jsx':
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <p>Nothing but this sentence.</p>;',
};

/**
 * Builds an empty static page with this project's Next, as a baseline.
 *
 * @returns the folder of the built page
 * @throws {Error} when it cannot be built
 */
export async function buildEmptyPage(): Promise<string> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(join(directory, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  await symlink(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  const next = join(projectRoot, 'node_modules/next/dist/bin/next');
  await runCommand(process.execPath, [next, 'build'], {
    cwd: directory,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return directory;
}
