import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGroup, type ProcessGroup } from './process-group';
import { projectRoot } from './project-root';
import { noSettings } from './site-environment';

/** The production site, under way: where it answers, and what it has printed so far. */
export type Site = ProcessGroup & { readonly origin: string; readonly log: () => string };

type Options = {
  /** Any that is free unless given. */
  readonly port?: number;
  /** The folder of a built site; this project's unless given. */
  readonly directory?: string;
  /** The site's settings, and anything else it is to see, such as `TZ`. */
  readonly environment?: Readonly<Record<string, string>>;
};

/**
 * Starts the built site, on the loopback interface alone, and gives it once it answers.
 *
 * It inherits nothing from this process but where programs and the home folder are: a setting that
 * `environment` does not name is empty, whatever the developer's own environment or `.env.local` say.
 *
 * @throws {Error} when the site ends at once, with what it printed
 */
export function startSite({
  port = 0,
  directory = projectRoot,
  environment = {},
}: Options): Promise<Site> {
  const next = join(directory, 'node_modules/next/dist/bin/next');
  const address = ['--hostname', '127.0.0.1', '--port', String(port)];
  return new Promise((resolve, reject) => {
    let output = '';
    let origin = '';
    const group = startGroup(process.execPath, [next, 'start', ...address], {
      directory,
      environment: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        ...deploymentOf(directory),
        ...noSettings(),
        ...environment,
      },
      onOutput(text) {
        output += text;
        if (origin !== '') return;
        origin = /Local: +(\S+)/.exec(output)?.[1] ?? '';
        if (origin === '') return;
        // Next names its address before it looks for a build: without one it ends all the same.
        fetch(origin).then(
          () => resolve({ ...group, origin, log: () => output }),
          () => undefined,
        );
      },
    });
    void group.ended.then((code) =>
      reject(new Error(`The site ended at once (exit code ${code}). It printed:\n${output}`)),
    );
  });
}

/** What the platform that a site was built for tells its functions; nothing for a plain host. */
export function deploymentOf(directory = projectRoot): Readonly<Record<string, string>> {
  const packaged = join(directory, '.next/platform/packaged.json');
  if (!existsSync(packaged)) return {};
  return { NEXT_DEPLOYMENT_ID: JSON.parse(readFileSync(packaged, 'utf8')).deploymentId };
}
