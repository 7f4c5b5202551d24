import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const shellEnding = '-headless-shell';

/**
 * The whole browser that belongs to a browser: itself, unless it is a headless shell.
 *
 * @param {string} path
 * @returns {string}
 */
export function wholeBrowser(path) {
  return path.endsWith(shellEnding) ? path.slice(0, -shellEnding.length) : path;
}

/**
 * @param {string | undefined} path
 * @returns {path is string} whether it names a file that may be run
 */
export function isProgram(path) {
  try {
    accessSync(path ?? '', constants.X_OK);
    return statSync(path ?? '').isFile();
  } catch {
    return false;
  }
}

/**
 * @param {readonly string[]} names of programs, the preferred one first
 * @param {string} [path] where to look; the environment's PATH unless given
 * @returns {string[]} all that can be run
 */
export function programsOnPath(names, path = process.env.PATH ?? '') {
  return names
    .flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))
    .filter(isProgram);
}
