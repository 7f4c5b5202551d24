import { access, mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findBrowser } from '../run/find-browser.mjs';
import { wholeBrowser } from '../run/installed-browser.mjs';
import { projectRoot } from '../run/project-root.mjs';
import { runCommand } from '../run/run-command.mjs';
/** @import { Medians } from './goals.mjs' */

const { BENCH_PROGRAM = '../shared/bench/bench.mjs' } = process.env;
const workFolder = join(projectRoot, 'e2e/.work');
const results = join(workFolder, 'bench.json');

/**
 * @returns {Promise<string>} the path of the program that compares pages.
 * @throws {Error} when it is not there, as in a clone that stands alone.
 */
export async function comparisonProgram() {
  const path = resolve(projectRoot, BENCH_PROGRAM);
  try {
    await access(path);
    return path;
  } catch {
    throw new Error(
      `There is no comparison program at ${BENCH_PROGRAM}: set BENCH_PROGRAM to the path of one.`,
    );
  }
}

/**
 * Compares a site, page by page and in rounds, with its own limit, a rebuild of it, and rivals.
 *
 * @param {string} origin of the site
 * @param {Readonly<Record<string, string>>} rivals by name, the origins of what else is compared
 * @param {string} runs how many rounds count, beside a first one that does not
 * @returns {Promise<Medians>}
 * @throws {Error} when the comparison does not come to its end.
 */
export async function compare(origin, rivals, runs) {
  const program = await comparisonProgram();
  const { executablePath } = await findBrowser({ mayInstall: true });
  // A headless shell paints and counts tasks otherwise than the browser that visitors have.
  const browser = wholeBrowser(executablePath);
  await mkdir(workFolder, { recursive: true });
  const named = Object.entries(rivals).flatMap(([name, rival]) => ['--rival', `${name}=${rival}`]);
  const compared = await runCommand(
    process.execPath,
    [program, '--url', origin, ...named, '--runs', runs, '--json', results],
    { directory: projectRoot, environment: { ...process.env, CHROMIUM: browser } },
  );
  if (!compared) throw new Error('The comparison did not come to its end.');
  return JSON.parse(await readFile(results, 'utf8'));
}
