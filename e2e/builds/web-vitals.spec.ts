import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { startSite } from '../run/start-site.mjs';
import { freePortFor } from '../support/own-site';
import { expect, test as base } from '../support/test';
import { buildSite } from './build-site.mjs';

/** Strict: whatever else a page might say of its visitor is a failure. */
const reportSchema = z.strictObject({
  path: z.string(),
  metrics: z.array(
    z.strictObject({
      name: z.string(),
      value: z.number(),
      rating: z.enum(['good', 'needs-improvement', 'poor']),
    }),
  ),
});

type Collector = { readonly target: string; readonly received: readonly string[] };

/** A site that was built to send its web vitals to a server of another origin. */
const test = base.extend<object, { collector: Collector; origin: string }>({
  collector: [
    async ({}, provide) => {
      const received: string[] = [];
      const server = createServer((request, response) => {
        request.setEncoding('utf8').on('data', (piece) => received.push(String(piece)));
        request.on('end', () => response.writeHead(204).end());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await provide({ target: `http://127.0.0.1:${port}/vitals`, received });
      server.close();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ collector }, provide, { parallelIndex }) => {
      const shipped = readFileSync('data/timeslots.json', 'utf8');
      const settings = { WEB_VITALS_URL: collector.target };
      const build = await buildSite('web-vitals', shipped, 'UTC', settings);
      expect(build.succeeded, build.output).toBe(true);
      const site = await startSite({
        port: await freePortFor(parallelIndex),
        directory: build.directory,
        environment: settings,
      });
      await provide(site.origin);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** What arrived, but for the figures themselves. */
function reports({ received }: Collector) {
  return received.map((text) => {
    const { metrics, ...rest } = reportSchema.parse(JSON.parse(text));
    return { ...rest, names: metrics.map(({ name }) => name) };
  });
}

test('a page that is left sends its figures, its path and nothing else', async ({
  page,
  origin,
  collector,
}) => {
  // What measures comes in a quiet moment, which a visit may be too short for.
  await expect(async () => {
    await page.goto(`${origin}/timeslots/2025-07-16?from=a-friend`);
    await page.getByRole('checkbox', { name: '9:00 AM - Available' }).check();
    await page.goto(`${origin}/robots.txt`);
    expect(reports(collector)).toContainEqual({
      path: '/timeslots/2025-07-16',
      names: expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']),
    });
  }).toPass();
});
