import { expect, test } from '@playwright/test';
import { buildSite } from './build-site';

/** No hash of its policy permits this page's inline handler. */
const brokenPage = `export default function NotFound() {
  return <div dangerouslySetInnerHTML={{ __html: '<p onclick="run()">Gone</p>' }} />;
}
`;

/** The shortest season: its pages are built before the broken one stops the build. */
const oneDay = { '2028-02-29': [{ time: '9:00 AM', available: false }] };

test('a page that cannot be finished stops the build, which names it', async () => {
  const files = {
    'app/not-found.tsx': brokenPage,
    'data/timeslots.json': JSON.stringify(oneDay),
  };
  const { output, succeeded } = await buildSite('broken-page', { files });
  expect(output).toMatch(/✓ Generating static pages/);
  expect(output).toMatch(
    /The page \S+(404|_not-found)\.html cannot be finished: it has an inline handler, onclick, in its <p>\./,
  );
  expect(succeeded).toBe(false);
});
