import { dayPath, postForm, requestOf } from '../support/posted-form';
import { expect } from '../support/test';
import { test } from './node-host';

/** A program that `next start` serves as it is in the folder of the release. */
const version = 'public/version.txt';

test(
  'a Node host deploys one build at a time, keeps a request that is under way, and keeps the site if a build fails',
  { tag: '@linux-only' },
  async ({ host, inbox, parentEmail }) => {
    test.slow();
    const shown = async () => {
      const response = await fetch(`${host.origin}/version.txt`).catch(() => undefined);
      return response?.text();
    };

    await test.step('two deployments at once, the second during a request, the first that the server has had', async () => {
      await inbox.injectFault({ containing: parentEmail, delayMs: 2_000 });
      let response: ReturnType<typeof postForm> | undefined;
      host.beforeRestarts.push(
        async () => host.push(version, '2'),
        async () => {
          await expect.poll(shown).toBe('1');
          response = postForm(host.origin + dayPath, requestOf(parentEmail));
          await expect.poll(() => inbox.requests(parentEmail)).toHaveLength(1);
        },
      );
      host.push(version, '1');
      const deployments = await Promise.all([host.deploy(), host.deploy()]);
      expect(deployments).toMatchObject([{ code: 0 }, { code: 0 }]);
      expect(await response).toMatchObject({ status: 303, location: '/' });
      await expect.poll(shown).toBe('2');
      expect(host.releases()).toHaveLength(2);
      // A request takes up to 20 seconds.
      expect(host.stopSeconds).toBeGreaterThan(20);
    });

    await test.step('a build that fails', async () => {
      const releases = host.releases();
      host.push('data/timeslots.json', '{ "2025-07-15": [{ "time": "25:00 PM" }] }');
      const { code, output } = await host.deploy();
      expect(code).toBe(1);
      expect(output).toContain('2025-07-15, slot 1 {"time":"25:00 PM"}');
      expect(host.releases()).toEqual(releases);
      expect(await shown()).toBe('2');
    });
  },
);
