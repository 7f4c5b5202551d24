import { startGroup } from './process-group.mjs';

/**
 * Runs a program to its end, its output shown.
 *
 * @param {string} command the program.
 * @param {readonly string[]} args its arguments.
 * @param {object} [options]
 * @param {string} [options.directory] where it runs; here unless given.
 * @param {Readonly<Record<string, string | undefined>>} [options.environment] its whole
 *   environment; this process's own unless given.
 * @param {number} [options.limit] milliseconds after which it is stopped; none unless given.
 * @returns {Promise<boolean>} whether it ended well, in time.
 */
export async function runCommand(command, args, { limit, ...options } = {}) {
  const group = startGroup(command, args, options);
  const timer = limit === undefined ? undefined : setTimeout(() => void group.stop(), limit);
  const code = await group.ended;
  clearTimeout(timer);
  return code === 0;
}
