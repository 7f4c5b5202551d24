import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inboxAt } from '../inbox/inbox-fixture';
import { projectRoot } from '../run/project-root';
import { test as base } from '../support/test';

export type Demo = {
  readonly site: string;
  readonly inbox: string;
  /** The output of `npm run demo` until both were ready. */
  readonly output: string;
  /** Presses Ctrl+C. @returns the exit code */
  readonly stop: () => Promise<number | null>;
};

/** Runs `npm run demo` in an unhelpful shell: on Windows, no `npm` can be started, and NODE_ENV may be set. */
async function startDemo(): Promise<Demo> {
  const env = { PATH: '', NODE_ENV: 'development' } as const;
  const args = ['--import', 'tsx', 'e2e/run/demo.ts'];
  const demo = spawn(process.execPath, args, { cwd: projectRoot, env });
  const closed = once(demo, 'close');
  let output = '';
  const find = (name: string) => new RegExp(`The ${name} +(http\\S+)`).exec(output)?.[1];
  const ready = new Promise<void>((resolve) => {
    for (const stream of [demo.stdout, demo.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Ctrl+C')) resolve();
      });
    }
  });
  const failed = closed.then(() => {
    throw new Error(`The demo ended. It printed:\n${output}`);
  });
  await Promise.race([ready, failed]);
  return {
    site: find('site') ?? '',
    inbox: find('inbox') ?? '',
    output,
    stop: async () => {
      failed.catch(() => undefined);
      demo.kill('SIGINT');
      const [code] = await closed;
      return code;
    },
  };
}

/** A test of the demo, which shows the owner's data. */
export const test = base.extend<object, { demo: Demo }>({
  demo: [
    async ({}, provide) => {
      const demo = await startDemo();
      await provide(demo);
      await demo.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ demo }, provide) => provide(demo.site),
  inbox: ({ demo }, provide) => provide(inboxAt(demo.inbox)),
});
