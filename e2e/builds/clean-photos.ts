import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import sharp from 'sharp';
import { attributeOf, elementsIn } from '@/lib/build/post-process-page';
import { fixtures } from '../run/project-root';
import { phoneMetadata } from '../support/phone-photo';
import { expect } from '../support/test';
import { testedBuild } from './build-site';

export const photos = readdirSync(join(fixtures, 'data/photos'));

/** Checks that the photos of the home page and the shared one are upright and without metadata, and that the originals are at no likely address. */
export async function expectCleanPhotos(origin: string): Promise<void> {
  const get = (url: string) => fetch(new URL(url, origin));
  const elements = elementsIn(parse(await (await get('/')).text()));
  const images = elements
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => ({
      size: [attributeOf(image, 'width'), attributeOf(image, 'height')].map(Number),
      urls: [attributeOf(image, 'src'), ...(attributeOf(image, 'srcset') ?? '').split(', ')],
    }));
  expect(images).toHaveLength(photos.length);
  for (const { size } of images) expect(size).toEqual([1_200, 1_600]);
  const shared = elements.find((element) => attributeOf(element, 'property') === 'og:image');
  const sharedUrl = new URL((shared && attributeOf(shared, 'content')) ?? '').pathname;

  const optimized = images.flatMap(({ urls }) => urls.map((url) => url?.split(' ')[0] ?? ''));
  // The optimizer's own source for each photo.
  const sources = optimized.map((url) =>
    new URL(url, testedBuild.SITE_URL).searchParams.get('url'),
  );
  const urls = new Set([...optimized, ...sources.map(String), sharedUrl]);
  expect(urls.size).toBeGreaterThan(2 * photos.length);
  for (const url of urls) {
    const response = await get(url);
    expect(response.status, url).toBe(200);
    const photo = Buffer.from(await response.arrayBuffer());
    const { width = 0, height = 0, orientation, exif, xmp } = await sharp(photo).metadata();
    // A link's picture is cropped to landscape.
    expect(width > height, url).toBe(url === sharedUrl);
    expect([orientation, exif, xmp], url).toEqual([undefined, undefined, undefined]);
    for (const text of phoneMetadata) expect(photo.includes(text), `${text} in ${url}`).toBe(false);
  }
  for (const name of photos) {
    for (const folder of ['', '/photos', '/data/photos', '/public']) {
      expect((await get(`${folder}/${name}`)).status).toBe(404);
    }
  }
}
