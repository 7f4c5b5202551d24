import { exec } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { z } from 'zod';
import { addDays } from '@/lib/season/iso-date';
import { copyProject, setTimeZone } from '../run/copy-project';
import { fixtures, projectRoot, testedSite } from '../run/project-root';
import { buildSite, testedBuild } from './build-site';
import { test as base } from './serve-build';

/** The command that `/answer` sends for a request for two times on four days. */
export const closeCommand =
  'npm run slots -- close 2025-07-15 2025-07-22 2025-07-29 2025-08-05 "9:30 AM" "11:00 AM"';

/**
 * A season of 13 months: Next accepts no pattern that names each of its days. July 17 no longer has slots, and on July 15,
 * 9:00 AM is closed.
 */
function laterSeason(): string {
  const season = JSON.parse(readFileSync(join(fixtures, 'data/timeslots.json'), 'utf8'));
  season['2025-07-17'] = [];
  season['2025-07-15'][0].available = false;
  for (let date = '2025-10-01'; date <= '2026-08-03'; date = addDays(date, 1)) {
    season[date] = [{ time: '9:00 AM', available: true }];
  }
  return JSON.stringify(season);
}

/** Builds a changed copy of the tested site. @returns what the build printed */
async function buildLater(directory: string, environment: Record<string, string>): Promise<string> {
  copyProject(directory);
  setTimeZone(directory, 'America/New_York');
  writeFileSync(join(directory, 'data/timeslots.json'), laterSeason());
  await promisify(exec)(closeCommand, { cwd: directory });
  return buildSite(directory, { ...testedBuild, ...environment });
}

/** The schema is strict, because a report must contain nothing about the visitor. */
const vitalSchema = z.strictObject({
  path: z.string(),
  name: z.string(),
  value: z.number(),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

type Deployments = {
  /** The output of the later build. */
  readonly output: string;
  /** Parses the web vitals that pages of the later build reported. @throws {z.ZodError} if one has anything else */
  readonly vitals: () => readonly z.infer<typeof vitalSchema>[];
  /** The folder of each build. Both builds have the same encryption key. */
  readonly folders: Readonly<Record<'tested' | 'later', string>>;
};

export const test = base.extend<
  { deploy: (to: keyof Deployments['folders']) => Promise<string> },
  { deployments: Deployments }
>({
  deployments: [
    async ({}, provide) => {
      const reports: string[] = [];
      const server = createServer(async (request, response) => {
        reports.push(await text(request));
        response.writeHead(204).end();
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const later = join(projectRoot, 'e2e/.work/later');
      const output = await buildLater(later, {
        VERCEL_GIT_PROVIDER: '',
        TZ: 'Pacific/Kiritimati',
        SITE_URL: '',
        WEB_VITALS_URL: `http://127.0.0.1:${Object(server.address()).port}`,
      });
      const vitals = () => reports.map((report) => vitalSchema.parse(JSON.parse(report)));
      await provide({ output, vitals, folders: { tested: testedSite, later } });
      server.close();
    },
    { scope: 'worker' },
  ],
  deploy: ({ deployments, serveBuild }, provide) =>
    provide((to) => serveBuild(deployments.folders[to])),
});
