import { buildSite, seasonFrom } from '../builds/build-site.mjs';

const times = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '3:00 PM', '3:30 PM'];
const firstDay = '2025-07-01';

/**
 * Builds the site with a season of one year and with one of ten, prints what the page of a day took,
 * and tells whether one of the longer season took no longer.
 *
 * @returns {Promise<boolean>}
 * @throws {Error} when a season cannot be built, with what the build printed.
 */
export async function compareGrowth() {
  const one = await timeBuild('one-year', '2026-06-30');
  const ten = await timeBuild('ten-years', '2035-06-30');
  console.table({ 'one year': one, 'ten years': ten });
  return ten['build per day (ms)'] <= one['build per day (ms)'];
}

/**
 * @param {string} name
 * @param {string} lastDay ISO date
 */
async function timeBuild(name, lastDay) {
  const season = seasonFrom(firstDay, lastDay, times);
  const days = Object.keys(season).length;
  console.log(`Building a season of ${days} days.`);
  const started = performance.now();
  const { succeeded, output } = await buildSite(name, JSON.stringify(season), 'UTC');
  if (!succeeded) throw new Error(`The season could not be built:\n${output}`);
  const milliseconds = performance.now() - started;
  return {
    days,
    'build in all (s)': Math.round(milliseconds / 1000),
    'build per day (ms)': Number((milliseconds / days).toFixed(1)),
    'pages, as Next says': /\(\d+\/\d+\) in ([\d.]+ ?\w+)/.exec(output)?.[1] ?? '',
  };
}
