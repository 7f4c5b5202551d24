import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { projectRoot } from '../run/project-root.mjs';
import { expect, test } from '../support/test';
import { startHttpsFront } from './https-front';

const verdictSchema = z.object({
  scan: z.object({ grade: z.string(), testsFailed: z.number() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
});

/**
 * The scorer looks up preloaded hosts in a list that it would fetch when installed, and reads it for
 * any host: a copy of it is given an empty one, since no local host can stand in it.
 */
function copyScanner(directory: string): string {
  const scanner = join(projectRoot, 'node_modules/@mdn/mdn-http-observatory');
  cpSync(scanner, directory, { recursive: true });
  writeFileSync(join(directory, 'conf/hsts-preload.json'), '{}\n');
  return join(directory, 'src/scan.js');
}

test('the MDN HTTP Observatory gives every kind of page an A+', async ({ baseURL }, testInfo) => {
  // Below the project, where the scorer finds its own dependencies.
  const scanner = copyScanner(join(projectRoot, 'e2e/.work/observatory'));
  const { host, certificate, close } = await startHttpsFront(baseURL ?? '');
  const authority = testInfo.outputPath('authority.pem');
  writeFileSync(authority, certificate);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const paths = ['/', '/timeslots/2025-07-15', '/timeslots/1999-12-31', '/calendar/2025'];
  const scan = async (path: string) => {
    const { stdout } = await promisify(execFile)(process.execPath, [scanner, host + path], { env });
    return verdictSchema.parse(JSON.parse(stdout));
  };
  for (const { scan: verdict, tests } of await Promise.all(paths.map(scan))) {
    expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
    expect(verdict).toMatchObject({ grade: 'A+', testsFailed: 0 });
  }
  close();
});
