import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';
import { z } from 'zod';
import { projectRoot } from '../run/project-root';
import { expect, test } from '../support/test';

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

/** Serves a site under TLS, as its host does. @returns its port, and what a client has to trust, as PEM */
async function startTlsFront(origin: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const { hostname, port } = new URL(origin);
  const server = createServer({ key, cert }, (socket) => {
    const site = connect(Number(port), hostname).on('error', () => socket.destroy());
    socket
      .on('error', () => site.destroy())
      .pipe(site)
      .pipe(socket);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port: ownPort } = Object(server.address());
  return { port: ownPort, certificate: cert, close: () => server.close() };
}

test('the MDN HTTP Observatory gives every kind of page an A+', async ({ baseURL }, testInfo) => {
  // Below the project, where the scorer finds its own dependencies.
  const scanner = copyScanner(join(projectRoot, 'e2e/.work/observatory'));
  const { port, certificate, close } = await startTlsFront(baseURL ?? '');
  const authority = testInfo.outputPath('authority.pem');
  writeFileSync(authority, certificate);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const paths = ['/', '/timeslots/2025-07-15', '/timeslots/1999-12-31', '/calendar/2025'];
  const scan = async (path: string) => {
    const url = `localhost:${port}${path}`;
    const { stdout } = await promisify(execFile)(process.execPath, [scanner, url], { env });
    return verdictSchema.parse(JSON.parse(stdout));
  };
  for (const { scan: verdict, tests } of await Promise.all(paths.map(scan))) {
    expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
    expect(verdict).toMatchObject({ grade: 'A+', testsFailed: 0 });
  }
  close();
});
