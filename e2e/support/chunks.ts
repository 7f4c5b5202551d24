import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { testedSite } from '../run/project-root';

/** The scripts or the style sheets of a built site. @param site the site's folder */
export function builtFiles(extension: '.js' | '.css', site = testedSite) {
  const folder = join(site, '.next/static');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Matches the URLs of a built site's scripts that contain a text. @param site the site's folder */
export function chunkWith(text: string, site = testedSite): RegExp {
  const names = builtFiles('.js', site)
    .filter((file) => file.text.includes(text))
    .map(({ name }) => basename(name, '.js'));
  if (names.length === 0) throw new Error(`No chunk contains “${text}”: is the site built?`);
  return new RegExp(`/_next/static/.*(?:${names.join('|')})\\.js`);
}

export const formChunk = () => chunkWith('Phone Number (Optional)');
export const calendarChunk = () => chunkWith(', choose a ');
