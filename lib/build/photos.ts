import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { UserFacingError } from '@/lib/season/user-facing-error';

const originals = 'data/photos';
const copies = `${originals}/clean`;
/** Copies for link previews. */
const sharedCopies = `${copies}/shared`;

const photosHelp = `Replaces each photo in ${originals} that contains more than its picture, such as where it was taken.

npm run photos

  --help         prints this help`;

/** In pixels. A narrower photo looks blurry on a large screen. */
const minWidth = 1_200;

type Photo = {
  readonly name: string;
  readonly path: string;
  readonly file: Buffer;
  /** In pixels, upright. */
  readonly width: number;
  readonly hasMetadata: boolean;
};

/** `npm run photos`: replaces each original that contains more than its picture. */
export const cleanPhotos = {
  help: photosHelp,
  async run(args: string[]) {
    parseArgs({ args });
    const uncleaned = (await readPhotos()).filter(({ hasMetadata }) => hasMetadata);
    for (const photo of uncleaned) writeFileSync(photo.path, await barePicture(photo));
    if (uncleaned.length === 0) return { lines: ['Every photo is clean.'] };
    return { lines: [`Cleaned ${pathsOf(uncleaned)}. Commit the change.`] };
  },
};

/** Writes an upright copy without metadata of each photo, for `data/photos.ts`, and a cropped one for link previews. */
export async function copyPhotos(): Promise<{ readonly warnings: readonly string[] }> {
  rmSync(copies, { recursive: true, force: true });
  mkdirSync(sharedCopies, { recursive: true });
  const photos = await readPhotos();
  for (const photo of photos) {
    writeFileSync(`${copies}/${photo.name}`, await barePicture(photo));
    writeFileSync(`${sharedCopies}/${photo.name}`, await sharedPicture(photo));
  }
  return { warnings: notesAbout(photos) };
}

function notesAbout(photos: readonly Photo[]): readonly string[] {
  const uncleaned = photos.filter(({ hasMetadata }) => hasMetadata);
  const narrow = photos.filter(({ width }) => width < minWidth);
  const imports = readFileSync('data/photos.ts', 'utf8').replaceAll('"', "'");
  const unused = photos.filter(({ name }) => !imports.includes(`/${name}'`));
  return [
    ...(uncleaned.length > 0
      ? [
          `The site shows clean copies, but these files may reveal where they were taken: ${pathsOf(uncleaned)}. Run npm run photos and commit the change.`,
        ]
      : []),
    ...narrow.map(
      ({ path, width }) =>
        `${path} is ${width} pixels wide, so it looks blurry. Use a photo that is ${minWidth.toLocaleString('en-US')} pixels wide or more.`,
    ),
    ...unused.map(
      ({ path }) =>
        `No page shows ${path}, because data/photos.ts does not import a file with exactly this name.`,
    ),
  ];
}

function pathsOf(photos: readonly Photo[]): string {
  return photos.map(({ path }) => path).join(', ');
}

/** @throws UserFacingError for a picture that is not a JPEG. Files of another kind, such as `Thumbs.db`, are ignored. */
function readPhotos(): Promise<readonly Photo[]> {
  const names = readdirSync(originals, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => /\.(avif|gif|heic|heif|jpe?g|png|tiff?|webp)$/i.test(name));
  return Promise.all(names.map(readPhoto));
}

async function readPhoto(name: string): Promise<Photo> {
  const path = `${originals}/${name}`;
  const file = readFileSync(path);
  const { format, exif, xmp, iptc, autoOrient } = await readable(path, sharp(file).metadata());
  if (format !== 'jpeg') throw notReadable(path, `its format is ${format}`);
  return { name, path, file, width: autoOrient.width, hasMetadata: Boolean(exif ?? xmp ?? iptc) };
}

function barePicture({ path, file }: Photo): Promise<Buffer> {
  return readable(path, sharp(file).autoOrient().jpeg({ quality: 90 }).toBuffer());
}

/**
 * Messaging apps do not show a picture of several megabytes.
 * @see https://developers.facebook.com/docs/sharing/webmasters/images for its size
 */
function sharedPicture({ path, file }: Photo): Promise<Buffer> {
  const picture = sharp(file).autoOrient().resize(1_200, 630).jpeg({ quality: 70 });
  return readable(path, picture.toBuffer());
}

async function readable<Result>(path: string, reading: Promise<Result>): Promise<Result> {
  return reading.catch((error) => {
    throw notReadable(path, error instanceof Error ? error.message : String(error));
  });
}

function notReadable(path: string, reason: string): UserFacingError {
  return new UserFacingError(`${path} cannot be read (${reason}). Save the photo as a JPEG.`);
}
