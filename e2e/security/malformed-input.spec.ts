import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { invalidSentence } from '@/lib/request/sentences';
import { callAction } from '../support/call-action';
import { copyFiles } from '../run/copy-project';
import { testedSite, workerFolder } from '../run/project-root';
import { startSite } from '../run/start-site';
import { dayPath, postForm, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';

type MadeUp = readonly [path: string, headers?: Readonly<Record<string, string>>];

function many(count: number, make: (number: number) => MadeUp): readonly MadeUp[] {
  return Array.from({ length: count }, (_, number) => make(number));
}

const dateOf = (number: number) => `${1000 + number}-0${1 + (number % 9)}-1${number % 10}`;
const rsc = { rsc: '1' };
const prefetch = { ...rsc, 'next-router-prefetch': '1' };

test('more than a thousand made-up requests leave no file behind', async ({}, {
  parallelIndex,
}) => {
  const directory = workerFolder('made-up-requests', parallelIndex);
  copyFiles(testedSite, directory, ['.next', 'lib', 'public', 'next.config.mjs', 'package.json']);
  const files = () => readdirSync(join(directory, '.next'), { recursive: true, encoding: 'utf8' });
  const site = await startSite({
    directory,
    // A cache of one page per request would exceed this limit.
    environment: { NODE_OPTIONS: '--max-old-space-size=96' },
  });
  const home = await (await fetch(site.origin)).text();
  const [, url = '', width = ''] = /\/_next\/image\?url=([^&]+)&amp;w=(\d+)/.exec(home) ?? [];
  const picture = `/_next/image?url=${url}`;
  const image = `${picture}&w=${width}&q=75`;
  const expectStatus = async (expected: RegExp, requests: readonly MadeUp[]) => {
    const answers: string[] = [];
    for (const [path, headers = {}] of requests) {
      const response = await fetch(site.origin + path, { headers, redirect: 'manual' });
      await response.arrayBuffer();
      answers.push(`${response.status} ${path.slice(0, 80)}`);
    }
    expect.soft(answers.filter((answer) => !expected.test(answer))).toEqual([]);
  };

  // Only the first request for a page or picture may write to the disk.
  const accepted = ['*/*', 'image/avif', 'image/webp'];
  const kinds = ['/', '/timeslots/1999-12-31', '/nothing', dayPath];
  await expectStatus(/^(200|404) /, [
    ...kinds.map((path): MadeUp => [path]),
    ...accepted.map((accept): MadeUp => [image, { accept }]),
  ]);
  const before = new Set(files());

  await expectStatus(/^(200|307) /, [
    ...many(100, (number) => [`/?anything=${number}`]),
    ...many(30, (number) => [`${image}&more=${number}`]),
    ...many(30, (number) => [image, { accept: `image/made-up-${number}` }]),
  ]);
  await expectStatus(/^307 /, [[`${dayPath}%0d%0aX:y`]]);
  // Next first redirects a request for data to the parameter that its headers ask for.
  await expectStatus(
    /^(307|4..) /,
    many(100, (number) => [`/timeslots/${dateOf(number)}?_rsc=x`, rsc]),
  );
  for (let number = 0; number < 20; number += 1) {
    const headers = { origin: site.origin };
    const body = new URLSearchParams({ date: dateOf(number) });
    await fetch(`${site.origin}/timeslots/${dateOf(number)}`, { method: 'POST', headers, body });
  }
  await expectStatus(/^4.. /, [
    ['/timeslots/%'],
    ['/timeslots/%E0%A4%A'],
    ['/calendar/%E0%A4%A'],
    ['/timeslots/%00'],
    ['/calendar/%E2'],
    ...many(300, (number) => [`/timeslots/${dateOf(number)}`]),
    ...many(200, (number) => [`/timeslots/${1000 + number}-02-30`]),
    ...many(60, (number) => [`/timeslots/2025-07-${32 + number}`]),
    ...many(100, (number) => [`/made/up/${number}`]),
    ...many(30, (number) => [`/calendar/${3000 + number}`]),
    ...many(30, (number) => [`/_next/image?url=%2F_next%2Fstatic%2F${number}.jpg&w=640&q=75`]),
    ['/%'],
    [`/timeslots/${'9'.repeat(12_000)}`],
    [`/${'x'.repeat(20_000)}`],
    [`${picture}%3Fanother&w=${width}&q=75`],
    [`/_next/image?url=https%3A%2F%2Fexample.com%2Fx.jpg&w=${width}&q=75`],
    [`/_next/image?url=%2Ffavicon.ico&w=${width}&q=75`],
  ]);
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  await expectStatus(
    /^[24].. /,
    many(100, (number) => [`/timeslots/${dateOf(number)}`, form]),
  );
  const segmentOf = (name: string) => ({ ...prefetch, 'next-router-segment-prefetch': name });
  const segments = many(100, (number) => [`${dayPath}?_rsc=x`, segmentOf(`/made-up-${number}`)]);
  await expectStatus(/^[234].. /, segments);

  expect(files().filter((file) => !before.has(file))).toEqual([]);
  await expectStatus(/^200 /, [['/']]);
  await site.stop();
});

test('a 4 MB note is too long, with and without JavaScript', async ({ baseURL: origin = '' }) => {
  const note = 'x'.repeat(4_000_000);
  expect(await callAction(origin, { additionalInfo: note })).toBe('invalid');
  const { alert, fields } = await postForm(origin + dayPath, { additionalInfo: [note] });
  expect(alert).toBe(invalidSentence);
  // A failing `toBe` would print the note.
  expect(fields.additionalInfo?.[0] === note, 'the note comes back').toBe(true);
});

test('a form of more than 4.5 MB is rejected', async ({
  baseURL: origin = '',
  inbox,
  parentEmail,
}) => {
  const fields = { email: parentEmail, additionalInfo: 'x'.repeat(5_000_000) };
  const status = await callAction(origin, fields).catch(String);
  expect(status).toMatch(/^(no result of the action|TypeError: fetch failed)$/);
  expect(await inbox.requests(parentEmail)).toEqual([]);
});

test('a form posted from another site is rejected and sends nothing', async ({
  baseURL: origin = '',
  inbox,
  parentEmail,
}) => {
  const headers = { origin: 'https://elsewhere.example' };
  const crossSite = await postForm(origin + dayPath, requestOf(parentEmail), { headers });
  expect(crossSite).toMatchObject({ status: 500, location: null });
  expect(await inbox.requests(parentEmail)).toEqual([]);
});

test('a form of the site’s own pages is accepted whatever host a proxy passes on', async ({
  siteWith,
  inbox,
  parentEmail,
}) => {
  const ownOrigin = 'https://swim.example.com';
  // Docker's env files keep the quotation marks.
  const { origin: server } = await siteWith({ SITE_URL: `"${ownOrigin}"` });
  const url = server + dayPath;
  for (const host of ['127.0.0.1:3000', 'swim.example.com:443', 'swim.example.com, cdn.example']) {
    const headers = { origin: ownOrigin, 'x-forwarded-host': host };
    const { location } = await postForm(url, requestOf(parentEmail), { headers });
    expect(location, host).toBe('/');
  }
  expect(await inbox.requests(parentEmail)).toHaveLength(1);
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
  const headers = { origin: 'https://elsewhere.example', 'x-forwarded-host': 'swim.example.com' };
  const crossSite = await postForm(url, requestOf(parentEmail), { headers });
  expect(crossSite).toMatchObject({ status: 500, location: null });
});
