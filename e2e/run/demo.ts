// `npm run demo`: builds the site and runs it with a local inbox until Ctrl+C.
import { startInbox } from '../inbox/start-inbox';
import { freePort } from './free-port';
import { projectRoot } from './project-root';
import { runProgram } from './run-program';
import { noSettings, siteEnvironment } from './site-environment';
import { startSite } from './start-site';

try {
  await runProgram('npm', ['run', 'build'], {
    cwd: projectRoot,
    env: { ...process.env, ...noSettings(), NEXT_TELEMETRY_DISABLED: '1' },
  });
  const inbox = await startInbox({ port: await freePort(4310) });
  const port = await freePort(3000);
  const site = await startSite({
    port,
    directory: projectRoot,
    environment: {
      ...siteEnvironment(inbox.origin),
      SITE_URL: `http://localhost:${port}`,
      // Only the tests' builds have a deployment ID.
      NEXT_DEPLOYMENT_ID: '',
    },
  });
  // Ctrl+C is not a failure.
  process.exitCode = 0;
  console.log(`
  The swim school is open.

  The site         ${site.origin}
  The inbox        ${inbox.origin}

  Send a booking request on the site, then read it in the inbox.
  Stop both with Ctrl+C.
`);
  throw new Error(`The site exited (exit code ${await site.ended}). It printed:\n${site.log()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
