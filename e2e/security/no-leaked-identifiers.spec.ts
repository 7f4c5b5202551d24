import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { account } from '../inbox/account';
import { packaged } from '../platform/deployed-site';
import { testedSite } from '../run/project-root';
import { expect, test } from '../support/test';

const serverOnlyTexts = [
  ...Object.values(account),
  'instructor@example.com',
  'requests@example.com',
  'to_email',
  'api.emailjs.com',
  'emailjs.example',
  'resend.example',
];

test('pages and scripts contain no identifier and no address', async ({ request }) => {
  const folder = join(testedSite, '.next/static');
  const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ source: name, text: readFileSync(join(folder, name), 'utf8') }));
  expect(read.length).toBeGreaterThan(5);
  for (const [path, file] of Object.entries(packaged.pages)) {
    read.push({ source: path, text: readFileSync(file, 'utf8') });
  }
  // The router asks for a page's data.
  for (const path of ['/', '/ask', '/timeslots/2025-07-15', '/timeslots/2025-07-01']) {
    const response = await request.get(path, { headers: { rsc: '1' } });
    expect(response.status(), path).toBe(200);
    read.push({ source: path, text: await response.text() });
  }
  const leaks = read.flatMap(({ source, text }) =>
    serverOnlyTexts.filter((own) => text.includes(own)).map((own) => `${own} in ${source}`),
  );
  expect(leaks).toEqual([]);
});
