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
  expect({ width, height }).toEqual({ width: 600, height: 800 });
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
  expect(project.readBytes('data/photos/clean/pool-2.jpg')).toEqual(await plainPhoto());
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
  expect(project.readBytes(poolCopy)).toEqual(original);
});

/** A segment of a JPEG with the camera's name. */
function segment(marker: number): Buffer {
  const text = 'Handset 9';
  return Buffer.concat([Buffer.from([0xff, marker, 0, 2 + text.length]), Buffer.from(text)]);
}

function insert(photo: Buffer, at: number, added: Buffer): Buffer {
  return Buffer.concat([photo.subarray(0, at), added, photo.subarray(at)]);
}

const endOf = (photo: Buffer) => photo.length;
const lastScanOf = (photo: Buffer) => photo.lastIndexOf(Buffer.from([0xff, 0xda]));

test('what a camera writes into a photo is removed, wherever it is', async ({ project }) => {
  const photo = await sharp(await plainPhoto())
    .jpeg({ progressive: true })
    .toBuffer();
  const photos = {
    'pool-1': insert(photo, endOf(photo), segment(0xe1)),
    'comment-at-its-start': insert(photo, 2, segment(0xfe)),
    'segment-of-another-application': insert(photo, 2, segment(0xeb)),
    'segment-before-its-last-scan': insert(photo, lastScanOf(photo), segment(0xed)),
  };
  for (const [name, bytes] of Object.entries(photos)) {
    project.write(`data/photos/${name}.jpg`, bytes);
  }
  await project.run('dev');
  for (const name of Object.keys(photos)) {
    await test.step(name, () =>
      expectUprightAndBare(project.readBytes(`data/photos/clean/${name}.jpg`)),
    );
  }

  project.write(pool, photo);
  await project.run('dev');
  expect(project.readBytes(poolCopy)).toEqual(photo);
});

test('a photo that is not a JPEG stops the build, and so does a broken one', async ({
  project,
}) => {
  const png = await sharp(await plainPhoto())
    .png()
    .toBuffer();
  project.write(pool, png);
  const sentence = `${pool} is not a JPEG. Save the photo as a JPEG.`;
  expectRejected(await project.run('build', complete), sentence);
  project.write(pool, (await phonePhoto()).subarray(0, 200));
  expectRejected(await project.run('build', complete), `${pool} cannot be read (`);
});
