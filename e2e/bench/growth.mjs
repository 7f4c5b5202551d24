import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSite, seasonFrom } from '../builds/build-site.mjs';
import { freePort } from '../run/free-port.mjs';
import { startSite } from '../run/start-site.mjs';
import { compare } from './compare.mjs';

const times = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '3:00 PM', '3:30 PM'];
const firstDay = '2025-07-01';

/** How much more the home page may weigh, and how much later it may stand, in the longer season. */
const tolerance = 1.02;

/**
 * Builds the site with a season of one year and with one of ten, and prints what the home page and
 * the build of a day's page cost in each.
 *
 * @param {number} port from which on free ones are looked for
 * @param {string} runs how often the home pages are loaded
 * @returns {Promise<boolean>} whether the home page stayed within 2 %, and a day's build no dearer
 * @throws {Error} when a season cannot be built, with what the build printed, or not be compared.
 */
export async function compareGrowth(port, runs) {
  const one = await build('one-year', '2026-06-30');
  const ten = await build('ten-years', '2035-06-30');
  const oneSite = await startSite({ port: await freePort(port), directory: one.directory });
  const tenSite = await startSite({ port: await freePort(port), directory: ten.directory });
  const medians = await compare(tenSite.origin, { 'one-year': oneSite.origin }, runs);
  const bytes = medians['home total KB'] ?? {};
  const paint = medians['home LCP ms'] ?? {};
  const rows = [
    { figure: 'home: all bytes (KB)', one: bytes['one-year'], ten: bytes.site, most: tolerance },
    {
      figure: 'home: largest paint (ms)',
      one: paint['one-year'],
      ten: paint.site,
      most: tolerance,
    },
    { figure: 'build per day (ms)', one: one.perDay, ten: ten.perDay, most: 1 },
  ].map((row) => ({ ...row, ratio: (row.ten ?? Number.NaN) / (row.one ?? Number.NaN) }));
  console.table(rows);
  console.table({
    'one year': { days: one.days, 'home document (bytes, gzip)': one.document, pages: one.pages },
    'ten years': { days: ten.days, 'home document (bytes, gzip)': ten.document, pages: ten.pages },
  });
  return rows.every(({ ratio, most }) => ratio <= most);
}

/**
 * @param {string} name
 * @param {string} lastDay ISO date
 */
async function build(name, lastDay) {
  const season = seasonFrom(firstDay, lastDay, times);
  const days = Object.keys(season).length;
  console.log(`Building a season of ${days} days.`);
  const started = performance.now();
  const { directory, succeeded, output } = await buildSite(name, JSON.stringify(season), 'UTC');
  if (!succeeded) throw new Error(`The season could not be built:\n${output}`);
  const perDay = (performance.now() - started) / days;
  const document = gzipSync(await readFile(join(directory, '.next/server/app/index.html'))).length;
  // Next's own figure for all pages, without compiling and checking types.
  const pages = /\((\d+\/\d+)\) in ([\d.]+ ?\w+)/.exec(output)?.slice(1).join(' in ') ?? '';
  return { directory, days, perDay, document, pages };
}
