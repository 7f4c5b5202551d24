import { startInbox } from '../inbox/start-inbox.mjs';
import { createInboxClient, type InboxClient } from '../support/inbox-client';
import { siteEnvironment } from '../run/site-environment.mjs';
import { startSite } from '../run/start-site.mjs';
import { freePortFor } from '../support/own-site';
import { test as base, expect } from '../support/test';
import { buildSite } from './build-site.mjs';

export type MadeUpSeason = {
  readonly name: string;
  /** The content of `data/timeslots.json`, before it is written as JSON. */
  readonly days: object;
  readonly timeZone: string;
};

type SeasonSite = { origin: string; inbox: InboxClient; buildOutput: string };

/**
 * A test against a site of its own, built with another season on a machine of another time zone.
 * It is built once for all tests of a file that name the same season.
 */
export const test = base.extend<object, { season: MadeUpSeason; seasonSite: SeasonSite }>({
  season: [
    { name: 'none', days: {}, timeZone: 'UTC' },
    { option: true, scope: 'worker' },
  ],
  seasonSite: [
    async ({ season }, provide, { parallelIndex }) => {
      const build = await buildSite(season.name, JSON.stringify(season.days), season.timeZone);
      expect(build.succeeded, build.output).toBe(true);
      const inbox = await startInbox({ directory: `${build.directory}-inbox`, pace: 0 });
      const site = await startSite({
        port: await freePortFor(parallelIndex),
        directory: build.directory,
        environment: { ...siteEnvironment(inbox.origin), TZ: season.timeZone },
      });
      await provide({
        origin: site.origin,
        inbox: createInboxClient(inbox.origin),
        buildOutput: build.output,
      });
      await site.stop();
      await inbox.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ seasonSite }, provide) => {
    await provide(seasonSite.origin);
  },
});

export { expect };
