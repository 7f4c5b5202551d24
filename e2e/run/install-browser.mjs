import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

const downloadLimit = 5 * 60_000;
const packageLimit = 15 * 60_000;

/**
 * Asks Playwright to download its own Chromium. Where the download is refused, or takes more than
 * five minutes, it only says so in its output.
 *
 * @returns {Promise<boolean>} whether it came.
 */
export function downloadBrowser() {
  console.log('No browser found: trying to download one.');
  return runCommand('npx', ['playwright', 'install', 'chromium'], {
    directory: projectRoot,
    limit: downloadLimit,
  });
}

/**
 * Installs the distribution's Chromium, on a system with apt-get where this user may do so without
 * being asked for a password.
 *
 * @param {string} platform as Node names it.
 * @returns {Promise<boolean>} whether it came.
 */
export async function installPackage(platform) {
  if (platform !== 'linux') return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!(await runCommand('sh', ['-c', 'command -v apt-get >/dev/null']))) return false;
  if (!(await runCommand('sh', ['-c', [...asRoot, 'true', '2>/dev/null'].join(' ')]))) return false;

  console.log('No browser found: installing the chromium package.');
  // Not every distribution has the headless shell; the whole browser is slower and does all it does.
  const install = 'apt-get install -y';
  const script = `apt-get update && (${install} chromium chromium-headless-shell || ${install} chromium)`;
  const quietly = ['env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-c', script];
  const [command = 'env', ...args] = [...asRoot, ...quietly];
  return runCommand(command, args, { limit: packageLimit });
}
