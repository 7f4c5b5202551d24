import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fixtures } from '../run/project-root';
import { phoneMetadata } from '../support/phone-photo';
import { expect } from '../support/test';
import { testedBuild } from './build-site';

export const photos = readdirSync(join(fixtures, 'data/photos'));

/** Checks that the photos of the home page and the shared one are upright and without metadata, and that the originals are at no likely address. */
export async function expectCleanPhotos(page: Page, origin: string): Promise<void> {
  const get = (url: string) => page.request.get(new URL(url, origin).href);
  await page.goto(origin);
  const images = await page.locator('img').evaluateAll((elements) =>
    elements.map((element) => ({
      size: [element.getAttribute('width'), element.getAttribute('height')].map(Number),
      urls: [element.getAttribute('src'), ...(element.getAttribute('srcset') ?? '').split(', ')],
    })),
  );
  expect(images).toHaveLength(photos.length);
  for (const { size } of images) expect(size).toEqual([1_200, 1_600]);
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
    const response = await get(url);
    expect(response.status(), url).toBe(200);
    const photo = await response.body();
    const { width = 0, height = 0, orientation, exif, xmp } = await sharp(photo).metadata();
    expect(height, url).toBeGreaterThan(width);
    expect([orientation, exif, xmp], url).toEqual([undefined, undefined, undefined]);
    for (const text of phoneMetadata) expect(photo.includes(text), `${text} in ${url}`).toBe(false);
  }
  for (const name of photos) {
    for (const folder of ['', '/photos', '/data/photos', '/public']) {
      expect((await get(`${folder}/${name}`)).status()).toBe(404);
    }
  }
}
