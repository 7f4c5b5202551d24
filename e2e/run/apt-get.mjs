import { runCommand } from './run-command.mjs';

const limit = 15 * 60_000;

/**
 * Installs packages of the distribution, on a system with apt-get where this user may do so without
 * being asked for a password.
 *
 * @param {string} platform as Node names it.
 * @param {string} why what is said before.
 * @param {readonly string[]} choices packages in one string each; the first that can be had is taken.
 * @returns {Promise<boolean>} whether they came.
 */
export async function aptGetInstall(platform, why, choices) {
  if (platform !== 'linux') return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!(await runCommand('sh', ['-c', 'command -v apt-get >/dev/null']))) return false;
  if (!(await runCommand('sh', ['-c', [...asRoot, 'true', '2>/dev/null'].join(' ')]))) return false;

  console.log(why);
  const installs = choices.map((packages) => `apt-get install -y ${packages}`);
  const script = `apt-get update && (${installs.join(' || ')})`;
  const quietly = ['env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-c', script];
  const [command = 'env', ...args] = [...asRoot, ...quietly];
  return runCommand(command, args, { limit });
}
