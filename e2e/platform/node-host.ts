import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fixtures, projectRoot, testedSite, workerFolder } from '../run/project-root';
import { freePort, serve } from '../run/serve';
import { siteEnvironment } from '../run/site-environment';
import { test as base } from '../support/test';
import packageJson from '../../package.json' with { type: 'json' };

/** The only code block of docs/deployment.md in a language. */
function documented(language: string): string {
  const document = readFileSync(join(projectRoot, 'docs/deployment.md'), 'utf8');
  const [block, ...others] = document.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'));
  if (!block?.[1] || others.length > 0) throw new Error(`There must be one block of ${language}.`);
  // A block in a list is indented.
  return block[1].replace(/^ {3}/gm, '');
}

/** Programs that need a network, or more rights than a test has. */
const stubs = {
  sudo: 'exec "$@"',
  systemctl: 'test "$*" = "restart swim-school" && exec curl --silent --fail "$SERVICE_MANAGER"',
  // It stops like the real one if two builds run at once. The tested site’s pages stand for those that Next would build.
  npm: `case "$*" in
  ci) ln -s '${projectRoot}/node_modules' node_modules;;
  'run build')
    mkdir ../../building || exit 1
    trap 'rmdir ../../building' EXIT
    ${packageJson.scripts.build.replace('next build', `cp -al '${testedSite}'/.next/. .next`)};;
esac`,
};

async function createHost(folder: string, settings: Readonly<Record<string, string>>) {
  rmSync(folder, { recursive: true, force: true });
  const path = (name: string) => join(folder, name);
  for (const name of ['bin', 'repository']) mkdirSync(path(name), { recursive: true });
  for (const [name, commands] of Object.entries(stubs)) {
    writeFileSync(path(`bin/${name}`), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
  }
  symlinkSync(process.execPath, path('bin/node'));
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path('.env.local'), lines.join(''));

  const repository = path('repository');
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], {
      cwd: repository,
    });
  for (const entry of ['.gitignore', 'lib', 'next.config.mjs', 'package.json', 'tsconfig.json']) {
    cpSync(join(projectRoot, entry), join(repository, entry), { recursive: true });
  }
  cpSync(fixtures, repository, { recursive: true });
  git('init', '--quiet');

  const [port, otherPort] = [await freePort(3200), await freePort(3300)];
  const onThisMachine = (block: string) =>
    block
      .replaceAll('/srv/swim-school', folder)
      .replaceAll('https://github.com/you/swim-school.git', `file://${repository}`)
      .replaceAll('/usr/bin/node', process.execPath)
      .replace(/\b3000\b/g, String(port))
      .replace(/\b3001\b/g, String(otherPort));
  const script = onThisMachine(documented('bash'));
  const unit = onThisMachine(documented('ini'));
  const unitSetting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  let server: ChildProcess | undefined;
  const host = {
    origin: `http://127.0.0.1:${port}`,
    stopSeconds: Number(unitSetting('TimeoutStopSec')),
    /** Run before each restart of the service. */
    beforeRestarts: [] as (() => Promise<unknown>)[],
    releases: () => readdirSync(path('releases')),
    /** Commits a file of the site. */
    push(name: string, content: string) {
      writeFileSync(join(repository, name), content);
      git('add', '.');
      git('commit', '--quiet', '--message', `Site: change ${name}`);
    },
    async deploy() {
      // The recipe is a bash script for a Linux server.
      const child = spawn('bash', ['-c', script], {
        env: { ...environment, SERVICE_MANAGER: manager.origin },
      });
      const [[code], stdout, stderr] = await Promise.all([
        once(child, 'close'),
        text(child.stdout),
        text(child.stderr),
      ]);
      return { code, output: stdout + stderr };
    },
    async close() {
      await manager.close();
      server?.kill('SIGKILL');
    },
  };
  const environment = {
    PATH: `${path('bin')}:${process.env.PATH}`,
    HOME: folder,
    NODE_ENV: 'production',
  } as const;
  // Like systemd, it does not wait until the server responds.
  const manager = await serve(async (_request, response) => {
    await host.beforeRestarts.shift()?.();
    if (server) {
      const ended = once(server, 'close');
      server.kill('SIGTERM');
      await ended;
    }
    const [program = '', ...args] = unitSetting('ExecStart').split(' ');
    server = spawn(program, args, { cwd: unitSetting('WorkingDirectory'), env: environment });
    response.end();
  });
  return host;
}

/** A test with an empty server that deploys as docs/deployment.md says. */
export const test = base.extend<{ host: Awaited<ReturnType<typeof createHost>> }>({
  host: async ({ inbox }, provide, { parallelIndex }) => {
    const folder = workerFolder('node-host', parallelIndex);
    const host = await createHost(folder, siteEnvironment(inbox.origin));
    await provide(host);
    await host.close();
  },
});
