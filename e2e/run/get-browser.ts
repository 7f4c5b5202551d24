import { chromium } from '@playwright/test';
import { browserArguments, findBrowser, noBrowser } from './find-browser';
import { runCommand } from './process-group';
import { playwrightProgram } from './project-root';

const aptGet = 'env DEBIAN_FRONTEND=noninteractive apt-get';

/** Each way to a browser, the one that leaves the machine alone first. */
const ways = [
  () => Promise.resolve(),
  () => runCommand(process.execPath, [playwrightProgram, 'install', 'chromium']),
  async () => {
    // Nobody is asked for a password.
    if (process.getuid?.() !== 0) throw new Error('Only root may install a package.');
    const packages = ['chromium chromium-headless-shell', 'chromium'];
    const installs = packages.map((names) => `${aptGet} install -y ${names}`);
    await runCommand('sh', ['-c', `${aptGet} update && (${installs.join(' || ')})`]);
  },
];

/**
 * Finds a browser that starts (`findBrowser`). Where there is none, Playwright downloads its own; where
 * that cannot be had or does not start, root installs the system's package.
 *
 * @returns the path of the program
 * @throws {Error} when no way leads to one, with what to do about it
 */
export async function getBrowser(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  for (const prepare of ways) {
    try {
      await prepare();
      const executablePath = findBrowser();
      await (await chromium.launch({ executablePath, args: [...browserArguments] })).close();
      return executablePath;
    } catch (error) {
      console.log(error instanceof Error ? error.message.split('\n')[0] : error);
    }
  }
  throw new Error(noBrowser);
}
