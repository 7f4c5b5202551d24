// `npm run visual`: every picture of the suite on one page, to flip through. With pictures of the last
// run that came out otherwise beside those that stand in the repository.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../run/project-root.mjs';

const pictures = join(projectRoot, 'e2e/visual/pictures');
const workFolder = join(projectRoot, 'e2e/.work');
const page = join(workFolder, 'visual.html');

const style = `
  body { margin: 2rem; font: 1rem/1.5 system-ui; color-scheme: light dark; }
  section > div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  figure { flex: none; margin: 0; }
  img { max-block-size: 80vh; border: 1px solid gray; }
`;

/** @param {string} file such as `a-day-dark-on-a-phone.png` */
function screenOf(file) {
  return file.replace(/-(light|dark)-on-a-\w+\.png$/, '');
}

/** @param {string} path */
function figure(path) {
  const name = path.split('/').at(-1);
  const source = relative(workFolder, path);
  return `<figure><a href="${source}"><img src="${source}" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
}

/**
 * @param {string} title
 * @param {readonly string[]} paths
 */
function section(title, paths) {
  return `<section><h2>${title}</h2><div>${paths.map(figure).join('')}</div></section>`;
}

/** Pictures of the last run that are not what they should be, each beside what it should be. */
async function differing() {
  const results = join(workFolder, 'results');
  const files = await readdir(results, { recursive: true }).catch(() => []);
  return files
    .filter((file) => /-(expected|actual|diff)\.png$/.test(file))
    .toSorted()
    .map((file) => join(results, file));
}

const files = (await readdir(pictures)).filter((file) => file.endsWith('.png')).toSorted();
const screens = [...new Set(files.map(screenOf))];
const changed = await differing();
const sections = [
  ...(changed.length > 0 ? [section('Came out otherwise in the last run', changed)] : []),
  ...screens.map((screen) =>
    section(
      screen.replaceAll('-', ' '),
      files.filter((file) => screenOf(file) === screen).map((file) => join(pictures, file)),
    ),
  ),
];
await mkdir(workFolder, { recursive: true });
await writeFile(
  page,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>How every page and state looks</h1>${sections.join('')}</html>\n`,
);
console.log(
  `${files.length} pictures of ${screens.length} pages and states: ${pathToFileURL(page)}`,
);
