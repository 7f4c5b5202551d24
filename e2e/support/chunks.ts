import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { testedSite } from '../run/project-root';

/** Matches the URLs of a built site's scripts that contain a text. @param site the site's folder */
export function chunkWith(text: string, site = testedSite): RegExp {
  const chunks = join(site, '.next/static');
  const names = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join(chunks, name), 'utf8').includes(text))
    .map((name) => basename(name, '.js'));
  if (names.length === 0) throw new Error(`No chunk contains “${text}”: is the site built?`);
  return new RegExp(`/_next/static/.*(?:${names.join('|')})\\.js`);
}

export const formChunk = () => chunkWith('Phone Number (Optional)');
export const calendarChunk = () => chunkWith(', choose a ');
