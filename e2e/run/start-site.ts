import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { deploymentId } from '../platform/stub-platform.mjs';
import { testedSite } from './project-root';
import { cleanEnvironment } from './site-environment';

type Options = {
  readonly port?: number;
  /** The folder of a built site, by default the tested site. */
  readonly directory?: string;
  readonly environment?: Readonly<Record<string, string>>;
};

export type Site = {
  readonly origin: string;
  readonly log: () => string;
  /** Resolves to the exit code, or to the signal that ended the server. */
  readonly ended: Promise<number | string>;
  /** Ends the server, by default as a crash would. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** By default, the server closes an idle connection after five seconds, perhaps when a test on a busy machine sends its next request. */
const keepAliveMs = 60_000;

/** The arguments of `next`. */
export function startArguments(port: number): readonly string[] {
  const address = ['--hostname', '127.0.0.1', '--port', String(port)];
  return ['start', ...address, '--keepAliveTimeout', String(keepAliveMs)];
}

const servers: ChildProcess[] = [];

process.on('exit', () => {
  for (const server of servers) server.kill('SIGKILL');
});

/** Starts a built site and waits until it responds. Settings not in `environment` are empty. */
export async function startSite({
  port = 0,
  directory = testedSite,
  environment = {},
}: Options = {}): Promise<Site> {
  const next = join(directory, 'node_modules/next/dist/bin/next');
  return startServer([next, ...startArguments(port)], directory, {
    NEXT_DEPLOYMENT_ID: deploymentId,
    ...environment,
  });
}

/**
 * Starts a server that prints its origin as `Local:`, and waits until it responds.
 *
 * @throws {Error} with the server's output if it exits at startup
 */
export async function startServer(
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<Site> {
  const env = { ...cleanEnvironment(), ...environment };
  const server = spawn(process.execPath, args, { cwd, env });
  servers.push(server);
  let output = '';
  const listening = new Promise<string>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, origin] = /Local: +(\S+)/.exec(output) ?? [];
        if (origin) resolve(origin);
      });
    }
  });
  const ended = once(server, 'close').then(([code, signal]): number | string => code ?? signal);
  const failed = ended.then((code) => {
    throw new Error(`The site exited at startup (exit code ${code}). It printed:\n${output}`);
  });
  const origin = await Promise.race([listening, failed]);
  // Without a build, Next starts to listen before it exits.
  await fetch(origin).catch(() => failed);
  return {
    origin,
    log: () => output,
    ended,
    stop: async (signal = 'SIGKILL') => {
      server.kill(signal);
      await ended;
    },
  };
}
