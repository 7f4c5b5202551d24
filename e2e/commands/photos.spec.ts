import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { cleanPhotos, copyPhotos } from '@/lib/build/photos';
import { runProgram } from '@/lib/programs/program';
import { fixtures } from '../run/project-root';
import { phoneMetadata, phonePhoto, plainPhoto } from '../support/phone-photo';

const pool = 'data/photos/pool-1.jpg';
const poolCopy = 'data/photos/clean/pool-1.jpg';

/** A test in a folder without photos. */
const test = base.extend<{ write: (path: string, content: string | Buffer) => void }>({
  write: async ({}, provide, { outputDir }) => {
    const project = process.cwd();
    mkdirSync(join(outputDir, 'data/photos'), { recursive: true });
    cpSync(join(fixtures, 'data/photos.ts'), join(outputDir, 'data/photos.ts'));
    process.chdir(outputDir);
    await provide((path, content) => writeFileSync(path, content));
    process.chdir(project);
  },
});

async function expectUprightAndBare(photo: Buffer): Promise<void> {
  const { width, height, orientation, exif, xmp, iptc, icc } = await sharp(photo).metadata();
  expect({ width, height }).toEqual({ width: 1_200, height: 1_600 });
  expect([orientation, exif, xmp, iptc, icc]).toEqual(Array(5).fill(undefined));
  for (const text of phoneMetadata) expect(photo.includes(text), text).toBe(false);
}

test('the build copies each photo upright and with nothing else, and names an original that has more', async ({
  write,
}) => {
  const original = await phonePhoto();
  for (const text of phoneMetadata.slice(0, 3)) expect(original.includes(text), text).toBe(true);
  write(pool, original);
  write('data/photos/pool-2.jpg', Buffer.concat([await plainPhoto(), Buffer.from('Handset 9')]));
  expect(await copyPhotos()).toEqual({
    warnings: [
      `The site shows clean copies, but these files may tell where they were taken: ${pool}. Run npm run photos, and commit the change.`,
    ],
  });
  await expectUprightAndBare(readFileSync(poolCopy));
  await expectUprightAndBare(readFileSync('data/photos/clean/pool-2.jpg'));
  expect(readFileSync(pool)).toEqual(original);
});

/** Five megapixels, and two megabytes: dark on the left, and bright on the right. */
async function largePhoto(): Promise<Buffer> {
  const half = (mean: number) => {
    const noise = { type: 'gaussian', mean, sigma: 30 } as const;
    const size = { width: 1_000, height: 2_666, channels: 3 } as const;
    return sharp({ create: { ...size, background: 'black', noise } })
      .jpeg()
      .toBuffer();
  };
  return sharp([await half(80), await half(180)], { join: { across: 2 } })
    .jpeg()
    .toBuffer();
}

test('the picture of a shared link is small, upright and bare, whatever the phone wrote', async ({
  write,
}) => {
  const original = await phonePhoto(await largePhoto());
  expect(original.length).toBeGreaterThan(1_500_000);
  write(pool, original);
  await copyPhotos();
  const picture = readFileSync('data/photos/clean/shared/pool-1.jpg');
  expect(picture.length).toBeLessThan(200_000);
  const { width, height, orientation, exif, xmp } = await sharp(picture).metadata();
  expect({ width, height }).toEqual({ width: 1_200, height: 630 });
  expect([orientation, exif, xmp]).toEqual(Array(3).fill(undefined));
  for (const text of phoneMetadata) expect(picture.includes(text), text).toBe(false);
  const brightnessAt = async (left: number) => {
    const half = sharp(picture).extract({ left, top: 0, width: 600, height: 630 });
    return (await sharp(await half.toBuffer()).stats()).channels[0]?.mean ?? 0;
  };
  expect(await brightnessAt(0)).toBeLessThan(100);
  expect(await brightnessAt(600)).toBeGreaterThan(160);
});

test('npm run photos cleans the originals once', async ({ write }) => {
  write(pool, await phonePhoto());
  write('data/photos/pool-2.jpg', await plainPhoto());
  const cleaned = { code: 0, stdout: `Cleaned ${pool}. Commit the change.\n`, stderr: '' };
  expect(await runProgram(cleanPhotos, [])).toEqual(cleaned);
  const original = readFileSync(pool);
  await expectUprightAndBare(original);
  expect((await runProgram(cleanPhotos, [])).stdout).toBe('Every photo is clean.\n');
  expect(readFileSync(pool)).toEqual(original);
  expect(await copyPhotos()).toEqual({ warnings: [] });
});

test('the build names a photo that is too small or never shown, and ignores files of another kind', async ({
  write,
}) => {
  const photo = sharp(await plainPhoto());
  write(pool, await photo.resize({ width: 320 }).toBuffer());
  write('data/photos/lifeguard.JPG', await plainPhoto());
  write('data/photos/Thumbs.db', 'thumbnails');
  write('data/photos/README.md', '# Photos');
  const { warnings } = await copyPhotos();
  expect(warnings.toSorted()).toEqual([
    'No page shows data/photos/lifeguard.JPG, because data/photos.ts imports no file of exactly this name.',
    `${pool} is 320 pixels wide, and looks blurred. Use a photo that is 1,200 pixels wide or more.`,
  ]);
});

test('a photo that is not a JPEG stops the build, and so does a broken one', async ({ write }) => {
  const png = await sharp(await plainPhoto())
    .png()
    .toBuffer();
  const brokenOff = (await phonePhoto()).subarray(0, -200);
  for (const [bytes, reason] of [
    [png, 'its format is png'],
    [brokenOff, 'VipsJpeg: premature end of JPEG image'],
  ] as const) {
    write(pool, bytes);
    await expect(copyPhotos()).rejects.toThrow(
      `${pool} cannot be read (${reason}). Save the photo as a JPEG.`,
    );
  }
});
