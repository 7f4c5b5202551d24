import { spawnSync } from 'node:child_process';
import { installedPrograms } from './installed-programs';

/**
 * Installs packages of the distribution, where there is apt-get and no password is asked for.
 *
 * @param choices packages in one string each; the first that can be had is taken
 * @returns whether they came
 */
export function aptGetInstall(...choices: readonly string[]): boolean {
  if (installedPrograms(['apt-get']).length === 0) return false;
  console.log(`Installing ${choices[0]}.`);
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  // A mirror that fails once mostly answers the second time.
  const aptGet = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -o Acquire::Retries=3`;
  const installs = choices.map((packages) => `${aptGet} install -y ${packages}`);
  const script = `${aptGet} update && (${installs.join(' || ')})`;
  return spawnSync('sh', ['-c', script], { stdio: 'inherit', timeout: 15 * 60_000 }).status === 0;
}
