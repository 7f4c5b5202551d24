import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { day, expect, test } from '../faults/fault-site';
import { projectRoot } from '../run/project-root.mjs';
import { withHttps, type HttpsFront } from './https-front';

const workFolder = join(projectRoot, 'e2e/.work');

const verdictSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
});

/**
 * The scorer looks up preloaded hosts in a list that it would fetch when installed, and reads it for
 * any host: a copy of it is given an empty one, since no local host can stand in it.
 */
function copyScanner(): string {
  const copy = join(workFolder, 'observatory');
  cpSync(join(projectRoot, 'node_modules/@mdn/mdn-http-observatory'), copy, { recursive: true });
  writeFileSync(join(copy, 'conf/hsts-preload.json'), '{}\n');
  return join(copy, 'src/scan.js');
}

/** What the MDN HTTP Observatory says of one page. */
async function scan(scanner: string, { host, certificate }: HttpsFront, path: string) {
  const authority = join(workFolder, `authority-${process.pid}.pem`);
  writeFileSync(authority, certificate);
  const { stdout } = await promisify(execFile)(process.execPath, [scanner, host + path], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
  });
  return verdictSchema.parse(JSON.parse(stdout));
}

test('the MDN HTTP Observatory gives every kind of page an A+', async ({ sites }) => {
  const scanner = copyScanner();
  await withHttps(sites['nothing behind it'].origin, async (front) => {
    for (const path of ['/', day, '/timeslots/1999-12-31', '/calendar/2025']) {
      const { scan: verdict, tests } = await scan(scanner, front, path);
      const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
      expect(failed, path).toEqual([]);
      expect(verdict.grade, path).toBe('A+');
      expect(verdict.score, path).toBeGreaterThanOrEqual(100);
    }
  });
});
