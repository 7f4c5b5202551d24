// `npm run demo`: builds the site, starts it with an inbox of its own beside it, and runs both until
// Ctrl+C. Nothing leaves this machine: what a visitor sends arrives in that inbox.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startInbox } from '../inbox/start-inbox.mjs';
import { freePort } from './free-port.mjs';
import { onStop } from './on-stop.mjs';
import { stopEverything } from './process-group.mjs';
import { projectRoot } from './project-root.mjs';
import { runCommand } from './run-command.mjs';
import { noSettings } from './setting-names.mjs';
import { siteEnvironment } from './site-environment.mjs';
import { startSite } from './start-site.mjs';

let stopping = false;

onStop(() => {
  stopping = true;
  console.log('\nStopping.');
  // The inbox is part of this process and ends with it.
  void stopEverything().then(() => process.exit(0));
});

try {
  await runDemo();
} catch (error) {
  // Whatever breaks off while everything is being stopped is no failure.
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error);
    await stopEverything();
    process.exit(1);
  }
}

/** @throws {Error} when the build, the inbox or the site fails. */
async function runDemo() {
  const built = await runCommand('npm', ['run', 'build'], {
    directory: projectRoot,
    environment: { ...process.env, ...noSettings(), NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (!built) throw new Error('The site could not be built.');

  const directory = join(projectRoot, 'e2e/.work/demo-inbox');
  await mkdir(directory, { recursive: true });
  const inbox = await startInbox({ port: await choosePort('inbox', 4310), directory });
  const site = await startSite({
    port: await choosePort('site', 3000),
    environment: siteEnvironment(inbox.origin),
  });

  console.log(
    [
      '',
      '  The swim school is open.',
      '',
      `  The site         ${site.origin}`,
      `  The inbox        ${inbox.origin}`,
      '',
      '  Send a booking request on the site, then read it in the inbox.',
      '  Stop both with Ctrl+C.',
      '',
    ].join('\n'),
  );

  const code = await site.ended;
  throw new Error(`The site ended (exit code ${code}). It printed:\n${site.log()}`);
}

/**
 * @param {string} purpose
 * @param {number} preferred
 * @returns {Promise<number>}
 */
async function choosePort(purpose, preferred) {
  const port = await freePort(preferred);
  if (port !== preferred) {
    console.log(`Port ${preferred} is in use: the ${purpose} takes ${port}.`);
  }
  return port;
}
