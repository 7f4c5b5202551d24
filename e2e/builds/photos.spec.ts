import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyProject } from '../run/copy-project';
import { fixtures, projectRoot } from '../run/project-root';
import { siteEnvironment } from '../run/site-environment';
import { startSite } from '../run/start-site';
import { phoneMetadata, phonePhoto } from '../support/phone-photo';
import { expect, test as base } from '../support/test';
import { buildSite, testedBuild } from './build-site';

const directory = join(projectRoot, 'e2e/.work/photos');
const photos = readdirSync(join(fixtures, 'data/photos'));

/** Builds a site with photos from a phone. */
const test = base.extend<object, { siteWithPhotos: string }>({
  siteWithPhotos: [
    async ({}, provide) => {
      copyProject(directory);
      for (const name of photos) {
        writeFileSync(join(directory, 'data/photos', name), await phonePhoto());
      }
      await buildSite(directory, testedBuild);
      const { origin, stop } = await startSite({ directory, environment: siteEnvironment('') });
      await provide(origin);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ siteWithPhotos }, provide) => provide(siteWithPhotos),
});

test('no address of the site serves what a phone wrote into a photo, and photos are upright', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const images = await page.locator('img').evaluateAll((elements) =>
    elements.map((element) => ({
      size: [element.getAttribute('width'), element.getAttribute('height')].map(Number),
      urls: [element.getAttribute('src'), ...(element.getAttribute('srcset') ?? '').split(', ')],
    })),
  );
  expect(images).toHaveLength(photos.length);
  for (const { size } of images) expect(size).toEqual([600, 800]);
  const shared = page.locator('meta[property="og:image"]');
  const sharedUrl = new URL((await shared.getAttribute('content')) ?? '').pathname;

  const optimized = images.flatMap(({ urls }) => urls.map((url) => url?.split(' ')[0] ?? ''));
  // The optimizer's own source for each photo.
  const sources = optimized.map((url) =>
    new URL(url, testedBuild.SITE_URL).searchParams.get('url'),
  );
  const urls = new Set([...optimized, ...sources.map(String), sharedUrl]);
  expect(urls.size).toBeGreaterThan(2 * photos.length);
  for (const url of urls) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const photo = await response.body();
    const { width = 0, height = 0, orientation, exif, xmp } = await sharp(photo).metadata();
    expect(height, url).toBeGreaterThan(width);
    expect([orientation, exif, xmp], url).toEqual([undefined, undefined, undefined]);
    for (const text of phoneMetadata) expect(photo.includes(text), `${text} in ${url}`).toBe(false);
  }
  for (const name of photos) {
    for (const folder of ['', '/photos', '/data/photos', '/public']) {
      expect((await request.get(`${folder}/${name}`)).status()).toBe(404);
    }
  }
});
