import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const build = join(process.cwd(), '.next');

/** @type {{ app: Record<string, string[]> }} */
const { app: fontsByPage } = JSON.parse(
  readFileSync(join(build, 'server/next-font-manifest.json'), 'utf8'),
);
const fonts = [...new Set(Object.values(fontsByPage).flat())].sort();

/** @type {Map<string, string>} */
const sheets = new Map();

/**
 * @param {string} path of a style sheet, below `/_next/`
 * @returns {string} the sheet, to stand in a page of whatever address
 */
function sheetAt(path) {
  const known = sheets.get(path);
  if (known !== undefined) return known;
  const sheet = readFileSync(join(build, path), 'utf8').replaceAll(
    'url(../media/',
    'url(/_next/static/media/',
  );
  if (sheet.includes('</')) throw new Error(`${path} cannot stand in a page: it would end there.`);
  sheets.set(path, sheet);
  return sheet;
}

// A script that is in line to run stays so when it becomes `async`, and as such React looks for it.
const asReactKnowsThem =
  "<script>document.querySelectorAll('script[defer]').forEach((script)=>{script.async=true})</script>";

/**
 * Moves what a page's head asks of scripts to the page's end: asked for from the head, they share a slow
 * line with the page that names them.
 *
 * There they run in order, each as a task of its own, once all of the page is read. `async`, as Next
 * writes them, the last to come starts the page within its own task, twice as long as any is now.
 *
 * @param {string} html
 * @returns {string}
 */
function scriptsLast(html) {
  const headEnd = html.indexOf('</head>');
  const asked = /<script src="[^"]+" async=""><\/script>|<link rel="preload" as="script"[^>]*>/g;
  const head = html.slice(0, headEnd);
  const rest = html.slice(headEnd);
  const scripts = [...head.matchAll(asked)].map(([tag]) => tag).join('');
  const moved = head.replaceAll(asked, '') + rest.replace('</body>', () => `${scripts}</body>`);
  return moved
    .replaceAll(/(<script src="[^"]+" )async(=""[^>]*><\/script>)/g, '$1defer$2')
    .replace('</body>', () => `${asReactKnowsThem}</body>`);
}

/**
 * Rewrites a prerendered page so that it can be painted as soon as it has come.
 *
 * Its style sheets stand in it: on a slow phone asking for them took a round trip, in competition with
 * every script. Their links stay, out of effect, because React looks for them by their address and
 * would load them again. `experimental.inlineCss` would put them into the page's data as well.
 *
 * Its fonts are asked for at once. Next leaves that out of the page for addresses that do not exist,
 * and a font that comes late is not shown (`app/fonts.ts`).
 *
 * @param {string} html
 * @returns {string}
 */
export function hastened(html) {
  const styled = scriptsLast(html).replaceAll(
    /<link rel="stylesheet" href="\/_next\/([^"]+)" data-precedence="next"\/>/g,
    (link, path) => `<style>${sheetAt(path)}</style>${link.replace('/>', ' media="not all"/>')}`,
  );
  if (styled.includes('as="font"')) return styled;
  const preloads = fonts.map(
    (path) =>
      `<link rel="preload" href="/_next/${path}" as="font" crossorigin="" type="font/woff2"/>`,
  );
  return styled.replace('<head>', `<head>${preloads.join('')}`);
}
