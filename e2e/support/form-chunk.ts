import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../run/project-root.mjs';

const chunks = join(projectRoot, '.next/static');

/**
 * The URLs of the booking form's script, known by words that the form alone says. There is more than
 * one: the bundler leaves out of each what the pages that load it have already.
 */
export function formChunk(): RegExp {
  const names = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join(chunks, name), 'utf8').includes('Copy the request'))
    .map((name) => basename(name, '.js'));
  if (names.length === 0) throw new Error('No chunk holds the booking form: is the site built?');
  return new RegExp(`/_next/static/.*(?:${names.join('|')})\\.js`);
}
