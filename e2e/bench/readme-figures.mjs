import { format, resolveConfig } from 'prettier';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../run/project-root.mjs';

const readme = join(projectRoot, 'README.md');
const from = '<!-- figures -->';
const to = '<!-- /figures -->';

/**
 * Puts the figures into the README, in place of those between its two markers.
 *
 * @param {string} figures in Markdown
 * @throws {Error} when the README has no place for them.
 */
export async function writeIntoReadme(figures) {
  const text = await readFile(readme, 'utf8');
  const [before, rest] = [text.slice(0, text.indexOf(from)), text.slice(text.indexOf(to))];
  if (!text.includes(from) || !rest.startsWith(to)) {
    throw new Error(`README.md has no ${from} … ${to} to write the figures between.`);
  }
  const written = `${before}${from}\n\n${figures}\n\n${rest}`;
  const style = await resolveConfig(readme);
  await writeFile(readme, await format(written, { ...style, filepath: readme }));
}
