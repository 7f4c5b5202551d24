import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, startGroup, stopGroup } from './process-group';
import { testedSite } from './project-root';
import { noSettings } from './site-environment';

type Options = {
  /** Any that is free unless given. */
  readonly port?: number;
  /** The folder of a built site; the one that tests are made against unless given. */
  readonly directory?: string;
  /** The site's settings, and anything else it is to see, such as `TZ`. */
  readonly environment?: Readonly<Record<string, string>>;
};

/** The production site, under way. */
export type Site = {
  readonly origin: string;
  readonly log: () => string;
  /** Its exit code, once it has ended by itself. */
  readonly ended: Promise<number>;
  readonly stop: () => Promise<void>;
  /** Ends it at once, as when a machine fails. */
  readonly kill: () => Promise<void>;
};

/**
 * Starts the built site, on the loopback interface alone, and gives it once it answers.
 *
 * A setting that `environment` does not name is empty, whatever the developer's own environment or
 * `.env.local` say.
 *
 * @throws {Error} when the site ends at once, with what it printed
 */
export async function startSite({
  port = 0,
  directory = testedSite,
  environment = {},
}: Options = {}): Promise<Site> {
  const next = join(directory, 'node_modules/next/dist/bin/next');
  const args = [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  const env = { ...deploymentOf(directory), ...noSettings(), ...environment };
  return startServer(args, directory, env);
}

/**
 * Starts a server with Node in a folder, and gives it once it answers at the origin that it prints as
 * `Local:`. It inherits nothing from this process but where programs and the home folder are.
 *
 * @throws {Error} when it ends at once, with what it printed
 */
export async function startServer(
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<Site> {
  const { PATH, HOME } = process.env;
  const own = { PATH, HOME, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const env = { ...own, ...environment };
  const child = startGroup(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, origin] = /Local: +(\S+)/.exec(output) ?? [];
        if (origin) resolve(origin);
      });
    }
  });
  const ended = exitCodeOf(child);
  const failed = ended.then((code) => {
    throw new Error(`The site ended at once (exit code ${code}). It printed:\n${output}`);
  });
  const origin = await Promise.race([listening, failed]);
  // Next listens before it looks for a build: without one it ends all the same.
  await fetch(origin).catch(() => failed);
  return {
    origin,
    log: () => output,
    ended,
    stop: () => stopGroup(child),
    kill: () => stopGroup(child, 0, 'SIGKILL'),
  };
}

/** What the platform that a site was built for tells its functions; nothing for a plain host. */
export function deploymentOf(directory = testedSite): Readonly<Record<string, string>> {
  const packaged = join(directory, '.next/platform/packaged.json');
  if (!existsSync(packaged)) return {};
  return { NEXT_DEPLOYMENT_ID: JSON.parse(readFileSync(packaged, 'utf8')).deploymentId };
}
