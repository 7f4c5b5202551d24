import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { cleanPhotos } from '@/lib/build/photos';
import { slots } from '@/lib/command-line/season-commands';
import { phonePhoto } from '../support/phone-photo';
import { test as projectTest } from './project';
import { expect, expectRejected, seasonText, test } from './season-fixture';

const path = 'data/timeslots.json';

projectTest('commands that run at once lose nothing', async ({ project }) => {
  project.write(path, seasonText);
  const times = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM'];
  const ended = await Promise.all(
    times.map((time) => project.run('slots', {}, 'close', '2025-07-15', time)),
  );
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(project.read(path).match(/false/g)).toHaveLength(4);
});

/** Runs an action on a disk that is full after the first bytes of a file. */
async function onFullDisk<Result>(action: () => Promise<Result>): Promise<Result> {
  const file = await open(process.execPath);
  const prototype = Object.getPrototypeOf(file);
  await file.close();
  const { writeFile } = prototype;
  prototype.writeFile = async function (content: string | Buffer) {
    await writeFile.call(this, content.slice(0, 100));
    throw Object.assign(new Error('ENOSPC: no space left on device'), { syscall: 'write' });
  };
  try {
    return await action();
  } finally {
    prototype.writeFile = writeFile;
  }
}

test('a season that cannot be written whole stays as it was, and can be changed later', async ({
  file,
}) => {
  const close = () => file.run(slots, 'close', '2025-07-15', '9:00 AM');
  expectRejected(await onFullDisk(close), 'ENOSPC');
  expect(file.read()).toBe(seasonText);
  expect(await close()).toMatchObject({ code: 0 });
});

test('a photo that cannot be written whole stays as it was', async ({ file }) => {
  const pool = 'data/photos/pool-1.jpg';
  const photo = await phonePhoto();
  mkdirSync('data/photos');
  writeFileSync(pool, photo);
  expectRejected(await onFullDisk(() => file.run(cleanPhotos)), 'ENOSPC');
  expect(readFileSync(pool)).toEqual(photo);
});

test('a file that an interrupted command has left is named', async ({ file }) => {
  writeFileSync(`${path}.new`, '');
  expectRejected(
    await file.run(slots, 'close', '2025-07-15', '9:00 AM'),
    'data/timeslots.json.new is left from a command that was interrupted. Delete it.',
  );
});
