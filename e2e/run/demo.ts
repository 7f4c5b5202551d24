// `npm run demo`: builds a copy of the site and runs it with a local inbox until Ctrl+C. `-- --this-week` moves the copy's
// season, so that its first open day is within a week.
import { format } from 'date-fns';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSeason } from '@/lib/season/season-file';
import { seasonToWrite } from '@/lib/season/season-schema';
import { buildSite, nextBuild, prepareData } from '../builds/build-site';
import { startInbox } from '../inbox/start-inbox';
import { copyProject } from './copy-project';
import { moveSeason, seasonNote } from './demo-season';
import { demoSite, projectRoot } from './project-root';
import { freePort } from './serve';
import { siteEnvironment } from './site-environment';
import { startSite } from './start-site';

// Without a handler, a signal would leave the servers running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));

try {
  const options = { 'this-week': { type: 'boolean', default: false } } as const;
  const isMoved = parseArgs({ options }).values['this-week'];
  copyProject(demoSite, projectRoot);
  const season = readSeason();
  const today = format(new Date(), 'yyyy-MM-dd');
  const shown = isMoved ? moveSeason(season, today) : season;
  const file = join(demoSite, 'data/timeslots.json');
  writeFileSync(file, JSON.stringify(seasonToWrite(shown)));

  const inbox = await startInbox({ port: await freePort(4310) });
  const port = await freePort(3000);
  const environment = {
    ...siteEnvironment(inbox.origin),
    SITE_URL: `http://127.0.0.1:${port}`,
    // Only the tests' builds have a deployment ID.
    NEXT_DEPLOYMENT_ID: '',
    NEXT_ADAPTER_PATH: join(projectRoot, 'e2e/builds/quick-build.mjs'),
  };
  // The first step of `npm run build` is about the settings of a real site.
  await buildSite(demoSite, environment, { programs: [prepareData, nextBuild], show: true });
  const site = await startSite({ port, directory: demoSite, environment });
  console.log(`
  The swim school is open.

  The site         ${site.origin}
  The inbox        ${inbox.origin}

  Send a booking request on the site, then read it in the inbox.
  Stop both with Ctrl+C.
${isMoved ? '' : seasonNote(season, today)}`);
  throw new Error(`The site exited (exit code ${await site.ended}). It printed:\n${site.log()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
