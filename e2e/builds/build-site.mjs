import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGroup } from '../run/process-group.mjs';
import { projectRoot } from '../run/project-root.mjs';
import { buildEnvironment } from '../run/site-environment.mjs';

const leftOut = ['.git', '.next', 'e2e', 'node_modules', 'playwright.config.ts'];

/** @typedef {{ time: string, available: boolean }} Slot */

/** @typedef {{ directory: string, succeeded: boolean, output: string }} Build */

/**
 * Links the installed packages, which is done at once, or copies them where links cannot be made.
 *
 * @param {string} directory
 */
function bringPackages(directory) {
  const from = join(projectRoot, 'node_modules');
  const to = join(directory, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true });
  }
}

/**
 * Builds the site in a folder of its own with another season, and changes nothing else but the files
 * that are named: all other code is what stands in the project.
 *
 * @param {string} name the folder's name below the tests' working folder
 * @param {string} timeslots the whole content of `data/timeslots.json`
 * @param {string} timeZone the zone of the machine that builds
 * @param {Readonly<Record<string, string>>} [settings] what else the build finds in its environment
 * @param {Readonly<Record<string, string>>} [files] by path, the text of files that are to be otherwise
 * @returns {Promise<Build>}
 */
export async function buildSite(name, timeslots, timeZone, settings = {}, files = {}) {
  const directory = join(projectRoot, 'e2e/.work/builds', name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const entry of readdirSync(projectRoot)) {
    if (leftOut.includes(entry)) continue;
    cpSync(join(projectRoot, entry), join(directory, entry), { recursive: true });
  }
  bringPackages(directory);
  for (const [path, text] of Object.entries({ 'data/timeslots.json': timeslots, ...files })) {
    writeFileSync(join(directory, path), text);
  }

  let output = '';
  const { PATH, HOME } = process.env;
  const { ended } = startGroup('npm', ['run', 'build'], {
    directory,
    environment: { PATH, HOME, TZ: timeZone, ...buildEnvironment(), ...settings },
    onOutput: (text) => {
      output += text;
    },
  });
  return { directory, succeeded: (await ended) === 0, output };
}

/**
 * Every day from `first` to `last` (ISO dates), each with these times, all available.
 *
 * @param {string} first
 * @param {string} last
 * @param {readonly string[]} times
 * @returns {Record<string, Slot[]>}
 */
export function seasonFrom(first, last, times) {
  /** @type {Record<string, Slot[]>} */
  const days = {};
  for (let day = Date.parse(`${first}T00:00Z`); day <= Date.parse(`${last}T00:00Z`); day += 864e5) {
    days[new Date(day).toISOString().slice(0, 10)] = times.map((time) => ({
      time,
      available: true,
    }));
  }
  return days;
}
