import { readFileSync, statSync } from 'node:fs';
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
  const sheet = readFileSync(join(build, path), 'utf8')
    .replaceAll('url(../media/', 'url(/_next/static/media/')
    .trim();
  if (sheet.includes('</')) throw new Error(`${path} cannot stand in a page: it would end there.`);
  sheets.set(path, sheet);
  return sheet;
}

/**
 * What adds scripts to a page once it has been read, in their order.
 *
 * @param {readonly string[]} addresses
 * @returns {string}
 */
function adding(addresses) {
  // React looks for scripts that are `async`; one that is in line to run stays so when it becomes that.
  return `<script>document.querySelectorAll('script[defer]').forEach((script)=>{script.async=true});addEventListener('DOMContentLoaded',()=>{for(const address of ${JSON.stringify(addresses)}){const script=document.createElement('script');script.src=address;script.async=false;document.head.append(script);script.setAttribute('async','')}})</script>`;
}

/** @param {string} address of a script */
function bytesOf(address) {
  return statSync(join(build, address.replace('/_next/', ''))).size;
}

/**
 * Puts a page's scripts behind what is to be seen. As Next writes them they share a slow line with the
 * fonts and the first photo, and the last to come starts the whole page within its own task.
 *
 * The smallest is asked for from the end of the page, and the others once it has run: the page is most
 * likely painted by then, the line is as busy as before, and the browser's `load` still waits for them.
 * They run in order, each as a task of its own.
 *
 * @param {string} html
 * @returns {string}
 */
function scriptsLast(html) {
  const tag = /<script src="([^"]+)" async=""><\/script>/g;
  const addresses = [...html.matchAll(tag)].map(([, address = '']) => address);
  const [first] = addresses.toSorted((one, other) => bytesOf(one) - bytesOf(other));
  if (first === undefined) return html;
  const rest = addresses.filter((address) => address !== first);
  const end = `<script src="${first}" defer=""></script>${adding(rest)}</body>`;
  return html
    .replaceAll(tag, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace('</body>', () => end);
}

/**
 * @param {string} html
 * @returns {string} without the slashes that React writes at the end of empty elements, which mean
 *   nothing in HTML and are remarked upon by the Nu checker, one by one
 */
function withoutSlashes(html) {
  return html.replaceAll(/(<(?:br|img|input|link|meta)\b(?:[^<>"]|"[^"]*")*)\/>/g, '$1>');
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
  const styled = withoutSlashes(scriptsLast(html)).replaceAll(
    /<link rel="stylesheet" href="\/_next\/([^"]+)" data-precedence="next">/g,
    (link, path) => `<style>${sheetAt(path)}</style>${link.replace('>', ' media="not all">')}`,
  );
  if (styled.includes('as="font"')) return styled;
  const preloads = fonts.map(
    (path) =>
      `<link rel="preload" href="/_next/${path}" as="font" crossorigin="" type="font/woff2">`,
  );
  return styled.replace('<head>', `<head>${preloads.join('')}`);
}
