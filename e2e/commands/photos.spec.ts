import { expect } from '@playwright/test';
import sharp from 'sharp';
import { cleanPhotos } from '@/lib/build/photos';
import { runProgram } from '@/lib/command-line/run-program';
import { siteEnvironment } from '../run/site-environment';
import { phoneMetadata, phonePhoto, plainPhoto } from '../support/phone-photo';
import { test } from './project';
import { expectRejected } from './season-fixture';

const complete = {
  ...siteEnvironment('http://127.0.0.1:4310'),
  SITE_URL: 'https://swim.example.com',
};
const pool = 'data/photos/pool-1.jpg';
const poolCopy = 'data/photos/clean/pool-1.jpg';

async function expectUprightAndBare(photo: Buffer): Promise<void> {
  const { width, height, orientation, exif, xmp, iptc, icc } = await sharp(photo).metadata();
  expect({ width, height }).toEqual({ width: 1_200, height: 1_600 });
  expect([orientation, exif, xmp, iptc, icc]).toEqual(Array(5).fill(undefined));
  for (const text of phoneMetadata) expect(photo.includes(text), text).toBe(false);
}

test('the build copies a phone’s photo upright and without metadata, and names the original', async ({
  project,
}) => {
  const original = await phonePhoto();
  for (const text of phoneMetadata.slice(0, 3)) expect(original.includes(text), text).toBe(true);
  project.write(pool, original);
  project.write('data/photos/pool-2.jpg', await plainPhoto());
  const { code, stderr } = await project.run('build', complete);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: `The site shows clean copies, but these files may tell where they were taken: ${pool}. Run npm run photos, and commit the change.\n`,
  });
  await expectUprightAndBare(project.readBytes(poolCopy));
  expect(project.readBytes(pool)).toEqual(original);
});

test('npm run photos explains itself, cleans the originals once, and then the build names only placeholders', async ({
  project,
}) => {
  project.copyPhotos();
  project.write(pool, await phonePhoto());
  const { stdout: help } = await runProgram(cleanPhotos, ['--help']);
  expect(help).toMatch(/^Replaces each photo in data\/photos /);
  const cleaned = { code: 0, stdout: `Cleaned ${pool}. Commit the change.\n`, stderr: '' };
  expect(await project.run('photos')).toEqual(cleaned);
  const original = project.readBytes(pool);
  await expectUprightAndBare(original);

  const { stdout } = await project.run('photos');
  expect(stdout).toBe('Every photo is clean.\n');
  expect((await project.run('build', complete)).stderr).toBe(
    'Replace these placeholders with your own photos: data/photos/lifeguard.jpg, data/photos/pool-2.jpg.\n',
  );
  expect(project.readBytes(pool)).toEqual(original);
});

test('what a camera writes behind its picture is in no copy', async ({ project }) => {
  const camera = Buffer.from('Handset 9');
  project.write(pool, Buffer.concat([await plainPhoto(), camera]));
  expect((await project.run('dev')).stderr).toBe('');
  await expectUprightAndBare(project.readBytes(poolCopy));
});

test('the build names a photo that is too small or never shown, and ignores files of another kind', async ({
  project,
}) => {
  const photo = sharp(await plainPhoto());
  project.write(pool, await photo.resize({ width: 320 }).toBuffer());
  project.write('data/photos/pool-1.JPG', await plainPhoto());
  project.write('data/photos/Thumbs.db', 'thumbnails');
  project.write('data/photos/README.md', '# Photos');
  const { code, stderr } = await project.run('build', complete);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr:
      `${pool} is 320 pixels wide, and looks blurred. Use a photo that is 1,200 pixels wide or more.\n` +
      'No page shows data/photos/pool-1.JPG, because data/photos.ts imports no file of exactly this name.\n',
  });
});

test('a photo that is not a JPEG stops the build, and so does a broken one', async ({
  project,
}) => {
  const png = await sharp(await plainPhoto())
    .png()
    .toBuffer();
  const brokenOff = (await phonePhoto()).subarray(0, -200);
  for (const [bytes, reason] of [
    [png, 'its format is png'],
    [brokenOff, 'VipsJpeg: premature end of JPEG image'],
  ] as const) {
    project.write(pool, bytes);
    const ended = await project.run('build', complete);
    expectRejected(ended, `${pool} cannot be read (${reason}`);
    expect(ended.stderr).toMatch(/\)\. Save the photo as a JPEG\.\n$/);
  }
});
