import { phonePhoto } from '../support/phone-photo';
import { test } from './project';
import { expect, expectRejected, seasonText } from './season-fixture';

const path = 'data/timeslots.json';

test('commands that run at once lose nothing', async ({ project }) => {
  project.write(path, seasonText);
  const times = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM'];
  const ended = await Promise.all(
    times.map((time) => project.run('slots', {}, 'close', '2025-07-15', time)),
  );
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(project.read(path).match(/false/g)).toHaveLength(4);
});

/** A disk that is full after the first bytes of a file. */
const fullDisk = `
  import { open } from 'node:fs/promises';
  const file = await open(process.execPath);
  const { writeFile } = Object.getPrototypeOf(file);
  await file.close();
  Object.getPrototypeOf(file).writeFile = async function (content) {
    await writeFile.call(this, content.slice(0, 100));
    throw Object.assign(new Error('ENOSPC: no space left on device'), { syscall: 'write' });
  };
`;
const preload = `--import=data:text/javascript,${encodeURIComponent(fullDisk)}`;

test('a season that cannot be written whole stays as it was, and can be changed later', async ({
  project,
}) => {
  project.write(path, seasonText);
  const close = (settings = {}) => project.run('slots', settings, 'close', '2025-07-15', '9:00 AM');
  expectRejected(await close({ NODE_OPTIONS: preload }), 'ENOSPC');
  expect(project.read(path)).toBe(seasonText);
  expect(await close()).toMatchObject({ code: 0 });
});

test('a photo that cannot be written whole stays as it was', async ({ project }) => {
  project.copyPhotos();
  project.write('data/photos/pool-1.jpg', await phonePhoto());
  const photo = project.read('data/photos/pool-1.jpg');
  expectRejected(await project.run('photos', { NODE_OPTIONS: preload }), 'ENOSPC');
  expect(project.read('data/photos/pool-1.jpg')).toBe(photo);
});

test('a file that an interrupted command has left is named', async ({ project }) => {
  project.write(`${path}.new`, '');
  expectRejected(
    await project.run('slots', {}, 'close', '2025-07-15', '9:00 AM'),
    'data/timeslots.json.new is left from a command that was interrupted. Delete it.',
  );
});
