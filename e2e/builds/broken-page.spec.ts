import { expect, test } from '@playwright/test';
import { buildSite } from './build-site';

/** A page that its own policy would break: no hash permits an inline handler. */
const page = `export default function NotFound() {
  return <div dangerouslySetInnerHTML={{ __html: '<p onclick="run()">Gone</p>' }} />;
}
`;

test('a page that cannot be finished stops the build, which names it', async () => {
  // Other routes would only take time.
  const routes = ['app/(home)', 'app/timeslots', 'app/outside-season', 'app/submitted', 'proxy.ts'];
  const missing = Object.fromEntries(routes.map((path) => [path, null]));
  const build = await buildSite('broken-page', {
    files: { ...missing, 'app/not-found.tsx': page },
  });
  expect(build.output).toMatch(
    /The page \S+(404|_not-found)\.html cannot be finished: it has an inline handler, onclick, in its <p>\./,
  );
  expect(build.succeeded).toBe(false);
});
