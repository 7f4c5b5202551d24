import { startSite } from '../run/start-site';
import { test as base, expect } from '../support/test';
import { buildSite } from './build-site';

/**
 * A test against a site of its own, built with another season on a machine of another time zone.
 * It is built once for all tests of a file.
 *
 * @param name of the folder that it is built in
 * @param days the content of `data/timeslots.json`, before it is written as JSON
 */
export function testOfSeason(name: string, days: object, timeZone: string) {
  return base.extend<object, { seasonSite: string }>({
    seasonSite: [
      async ({}, provide) => {
        const environment = { TZ: timeZone };
        const files = { 'data/timeslots.json': JSON.stringify(days) };
        const { succeeded, output, directory } = await buildSite(name, files, environment);
        expect(succeeded, output).toBe(true);
        const site = await startSite({ directory, environment });
        await provide(site.origin);
        await site.stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ seasonSite }, provide) => {
      await provide(seasonSite);
    },
  });
}

export { expect };
