import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { account } from '../inbox/account';
import { testedSite } from '../run/project-root';
import { expect, test } from '../support/test';

const serverOnlyTexts = [
  account.userId,
  account.serviceId,
  account.templateId,
  'instructor@example.com',
  'to_email',
  'api.emailjs.com',
];

test('pages and scripts contain no identifier and no address', async ({ request }) => {
  const folder = join(testedSite, '.next/static');
  const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ source: name, text: readFileSync(join(folder, name), 'utf8') }));
  expect(read.length).toBeGreaterThan(5);
  for (const path of ['/', '/calendar/2025', '/timeslots/2025-07-15', '/timeslots/2025-07-01']) {
    // Each page is served as HTML and as the router's data.
    for (const headers of [{}, { rsc: '1' }]) {
      const response = await request.get(path, { headers });
      expect(response.status(), path).toBe(200);
      read.push({ source: path, text: await response.text() });
    }
  }
  const leaks = read.flatMap(({ source, text }) =>
    serverOnlyTexts.filter((own) => text.includes(own)).map((own) => `${own} in ${source}`),
  );
  expect(leaks).toEqual([]);
});
