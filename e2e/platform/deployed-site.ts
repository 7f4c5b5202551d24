import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { test as base } from '../support/test';
import { projectRoot } from '../run/project-root.mjs';
import { siteEnvironment } from '../run/site-environment.mjs';
import type { Packaged, PackagedFunction } from './stub-platform.mjs';

/** What the stub platform packaged while the site was built. */
export const packaged: Packaged = JSON.parse(
  readFileSync(join(projectRoot, '.next/platform/packaged.json'), 'utf8'),
);

/** The page functions; the proxy is started by the platform itself. */
export const pageFunctions = packaged.functions.filter(
  ({ pathname }) => pathname !== '/_middleware',
);

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Copies a function's traced files to a folder outside the project and starts it there. */
async function launch(
  { entry, files }: PackagedFunction,
  environment: Readonly<Record<string, string>>,
): Promise<{ port: number; process: ChildProcess; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'swim-school-function-'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(source, join(folder, path));
  }
  const launcher = join(projectRoot, 'e2e/platform/launch-function.mjs');
  const process_ = spawn(process.execPath, [launcher, join(folder, entry)], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NEXT_DEPLOYMENT_ID: packaged.deploymentId,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (text: Buffer) => {
      output += String(text);
      const port = /^port (\d+)$/m.exec(output)?.[1];
      if (port) resolve({ port: Number(port), process: process_, folder });
    };
    process_.stdout.on('data', hear);
    process_.stderr.on('data', hear);
    process_.once('exit', () => reject(new Error(`The function ended. It printed:\n${output}`)));
  });
}

/** Whether a route such as `/timeslots/[date]` serves a pathname. */
function serves(route: string, pathname: string): boolean {
  const pattern = route.replaceAll('.', String.raw`\.`).replaceAll(/\[[^/]+\]/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(pathname);
}

type Deployed = {
  /** Where the deployed site answers. */
  readonly origin: string;
  /** Calls the function of a route by itself. */
  readonly call: (route: string, pathname: string, init?: RequestInit) => Promise<Response>;
};

/**
 * The site as a platform serves it from what it packaged: copied pages, static files, and for what is
 * left one process for each function, with nothing at hand but its traced files.
 */
export const test = base.extend<object, { deployed: Deployed }>({
  deployed: [
    async ({}, provide) => {
      const environment = siteEnvironment(`http://127.0.0.1:${process.env.INBOX_PORT}`);
      const running = new Map<string, ReturnType<typeof launch>>();
      const portOf = async (route: string): Promise<number> => {
        const found = packaged.functions.find(({ pathname }) => pathname === route);
        if (!found) throw new Error(`No function serves ${route}.`);
        const launched = running.get(route) ?? launch(found, environment);
        running.set(route, launched);
        return (await launched).port;
      };

      const front = createServer(async (request, response) => {
        const path = rewritten(request);
        const page = request.method === 'POST' ? undefined : packaged.pages[path];
        const file = packaged.files[path];
        if (page ?? file) {
          const type = page ? 'text/html; charset=utf-8' : (contentTypes[extname(path)] ?? '');
          response.writeHead(200, { 'content-type': type });
          response.end(readFileSync(page ?? file ?? ''));
          return;
        }
        const route = packaged.functions.find(({ pathname }) => serves(pathname, path))?.pathname;
        if (!route) {
          response.writeHead(404).end();
          return;
        }
        const { method, headers } = request;
        const port = await portOf(route);
        const onward = httpRequest({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        request.pipe(onward);
      });
      await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
      const address = front.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      await provide({
        origin: `http://127.0.0.1:${port}`,
        call: async (route, pathname, init) =>
          fetch(`http://127.0.0.1:${await portOf(route)}${pathname}`, {
            redirect: 'manual',
            ...init,
          }),
      });
      front.closeAllConnections();
      front.close();
      for (const launched of running.values()) {
        const { process: process_, folder } = await launched;
        process_.removeAllListeners('exit');
        process_.kill('SIGKILL');
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ deployed }, provide) => {
    await provide(deployed.origin);
  },
});

/** The one rewrite that a journey meets here: after a request, the home page with its receipt. */
function rewritten({ url = '/', headers }: IncomingMessage): string {
  const { pathname, search } = new URL(url, 'http://site.invalid');
  const justSent = pathname === '/' && search === '' && headers.cookie?.includes('booking-receipt');
  return justSent ? '/submitted' : pathname;
}

export { expect } from '../support/test';
