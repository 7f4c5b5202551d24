import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { UserFacingError } from '@/lib/user-facing-error';

const originals = 'data/photos';
const copies = `${originals}/clean`;

const photosHelp = `Replaces each photo in ${originals} that contains more than its picture, such as where it was taken.

npm run photos

  --help         prints this help`;

const startOfImage = 0xffd8;
const endOfImage = 0xffd9;
const startOfScan = 0xffda;
const quantizationTables = 0xffdb;
const restartInterval = 0xffdd;

/** `npm run photos`: replaces each original that contains more than its picture. */
export const cleanPhotos = {
  help: photosHelp,
  async run(args: string[]) {
    parseArgs({ args });
    const cleaned: string[] = [];
    for (const { path, file } of readPhotos()) {
      if (isBarePicture(file)) continue;
      writeFileSync(path, await barePicture(path, file));
      cleaned.push(path);
    }
    if (cleaned.length === 0) return { lines: ['Every photo is clean.'] };
    return { lines: [`Cleaned ${cleaned.join(', ')}. Commit the change.`] };
  },
};

/** Copies each photo, upright and without metadata, to where `data/photos.ts` imports it. */
export async function copyPhotos(): Promise<{ readonly warnings: readonly string[] }> {
  rmSync(copies, { recursive: true, force: true });
  mkdirSync(copies, { recursive: true });
  const uncleaned: string[] = [];
  for (const { name, path, file } of readPhotos()) {
    const isBare = isBarePicture(file);
    writeFileSync(`${copies}/${name}`, isBare ? file : await barePicture(path, file));
    if (!isBare) uncleaned.push(path);
  }
  if (uncleaned.length === 0) return { warnings: [] };
  const sentence = 'The site shows clean copies, but these files may tell where they were taken:';
  const fix = 'Run npm run photos, and commit the change.';
  return { warnings: [`${sentence} ${uncleaned.join(', ')}. ${fix}`] };
}

function readPhotos() {
  const entries = readdirSync(originals, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => {
      const path = `${originals}/${name}`;
      const file = readFileSync(path);
      const isJpeg = file.length > 2 && file.readUInt16BE() === startOfImage;
      if (!isJpeg) throw new UserFacingError(`${path} is not a JPEG. Save the photo as a JPEG.`);
      return { name, path, file };
    });
}

async function barePicture(path: string, file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file).autoOrient().jpeg({ quality: 90 }).toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserFacingError(`${path} cannot be read (${reason}). Save the photo again.`);
  }
}

/** Whether a JPEG contains only what draws it. Phones add data before the picture, after it, and between its scans. */
function isBarePicture(jpeg: Buffer): boolean {
  let at = 2;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg.readUInt16BE(at);
    const length = jpeg.readUInt16BE(at + 2);
    if (!drawsThePicture(marker, length)) return false;
    at += 2 + length;
    if (marker === startOfScan) while (at < jpeg.length && isPixelData(jpeg, at)) at += 1;
  }
  return at + 2 === jpeg.length && jpeg.readUInt16BE(at) === endOfImage;
}

function drawsThePicture(marker: number, length: number): boolean {
  const isFrameOrCodeTable = marker >= 0xffc0 && marker <= 0xffcf;
  const isScanOrItsSettings = [startOfScan, quantizationTables, restartInterval].includes(marker);
  // The shortest of their kind, because a longer one has room for more, such as a thumbnail.
  const isJfif = marker === 0xffe0 && length === 16;
  const isAdobeColorTransform = marker === 0xffee && length === 14;
  return isFrameOrCodeTable || isScanOrItsSettings || isJfif || isAdobeColorTransform;
}

function isPixelData(jpeg: Buffer, at: number): boolean {
  const next = jpeg[at + 1] ?? 0;
  const isRestart = next >= 0xd0 && next <= 0xd7;
  return jpeg[at] !== 0xff || next === 0 || isRestart;
}
