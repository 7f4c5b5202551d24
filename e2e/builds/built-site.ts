import { siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { test as base, expect } from '../support/test';
import { buildSite } from './build-site';

/**
 * A test against a site of its own, wired to the shared inbox. The site is built once for all tests of
 * a file, with `options`, and runs on a machine with the environment that it was built in.
 *
 * @param name the name of the folder that it is built in
 */
export function testOfBuild(name: string, options: NonNullable<Parameters<typeof buildSite>[1]>) {
  return base.extend<object, { builtSite: string }>({
    builtSite: [
      async ({}, provide) => {
        const { succeeded, output, directory } = await buildSite(name, options);
        expect(succeeded, output).toBe(true);
        const inbox = siteEnvironment(`http://127.0.0.1:${process.env.INBOX_PORT}`);
        const site = await startSite({
          directory,
          environment: { ...inbox, ...options.environment },
        });
        await provide(site.origin);
        await site.stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ builtSite }, provide) => {
      await provide(builtSite);
    },
  });
}

export { expect };
