import { spawnSync } from 'node:child_process';
import { programsOnPath } from './installed-browser.mjs';

/**
 * Installs packages of the distribution, where there is apt-get and no password is asked for.
 *
 * @param {readonly string[]} choices packages in one string each; the first that can be had is taken
 * @returns {boolean} whether they came
 */
export function aptGetInstall(...choices) {
  if (programsOnPath(['apt-get']).length === 0) return false;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const install = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y`;
  console.log(`Installing ${choices[0]}.`);
  const script = `${sudo}apt-get update && (${choices.map((packages) => `${install} ${packages}`).join(' || ')})`;
  const run = () =>
    spawnSync('sh', ['-c', script], { stdio: 'inherit', timeout: 15 * 60_000 }).status === 0;
  // A mirror that fails once mostly answers the second time.
  return run() || run();
}
