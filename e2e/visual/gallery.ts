// `npm run visual`: every picture of the suite on one page, to flip through. What came out otherwise in
// the last run is in Playwright's own report, `e2e/.work/report`.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../run/project-root';

const workFolder = join(projectRoot, 'e2e/.work');
const page = join(workFolder, 'visual.html');

const style = `
  body { margin: 2rem; font: 1rem/1.5 system-ui; color-scheme: light dark; }
  main { display: flex; flex-wrap: wrap; gap: 2rem 1rem; }
  figure { margin: 0; }
  img { max-block-size: 80vh; border: 1px solid gray; }
`;

function figure(file: string): string {
  const source = `../visual/pictures/${file}`;
  return `<figure><a href="${source}"><img src="${source}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`;
}

const files = (await readdir(join(projectRoot, 'e2e/visual/pictures')))
  .filter((file) => file.endsWith('.png'))
  .toSorted();
await mkdir(workFolder, { recursive: true });
await writeFile(
  page,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>How every page and state looks</h1><main>${files.map(figure).join('')}</main></html>\n`,
);
console.log(`${files.length} pictures: ${pathToFileURL(page)}`);
