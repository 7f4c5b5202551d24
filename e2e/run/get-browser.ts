import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from './find-browser';
import { runCommand } from './process-group';
import { playwrightProgram } from './project-root';

/** Playwright's download comes first, since it changes nothing outside its own folder. */
const installations = [
  [process.execPath, [playwrightProgram, 'install', 'chromium']],
  ['sh', ['-c', 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium']],
] as const;

/**
 * Finds a browser that starts, and installs one if there is none.
 *
 * @throws {Error} when no browser starts, with what to do about it
 */
export async function getBrowser(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const [command, args] of [[], ...installations]) {
    try {
      if (command) await runCommand(command, args);
      const executablePath = findBrowser();
      await (await chromium.launch({ executablePath, args: browserArguments })).close();
      return executablePath;
    } catch (error) {
      console.log(error instanceof Error ? error.message.split('\n')[0] : error);
    }
  }
  throw new Error('No browser could be started. Install Chrome or Chromium, or set CHROMIUM_PATH.');
}
