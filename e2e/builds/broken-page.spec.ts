import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test';
import { buildSite } from './build-site.mjs';

const shipped = readFileSync('data/timeslots.json', 'utf8');

/** A page that its own policy would break: no hash lets an inline handler run, and React writes none itself. */
const page = `export default function NotFound() {
  return <div dangerouslySetInnerHTML={{ __html: '<p onclick="run()">Gone</p>' }} />;
}
`;

test('a page that cannot be finished stops the build, which names it', async () => {
  test.slow();
  const build = await buildSite('broken-page', shipped, 'UTC', {}, { 'app/not-found.tsx': page });
  expect(build.succeeded).toBe(false);
  expect(build.output).toMatch(
    /The page \S+(404|_not-found)\.html cannot be finished: it has an inline handler, onclick, in its <p>\./,
  );
});
