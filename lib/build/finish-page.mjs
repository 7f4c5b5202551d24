import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, parse } from 'parse5';
import { pagePolicy } from '../security/policy.mjs';

/** @import { DefaultTreeAdapterTypes } from 'parse5' */
/** @typedef {{ start: number, end: number, text: string }} Edit */

/**
 * An element of a page's source; offsets are in UTF-16 code units.
 *
 * @typedef {object} SourceElement
 * @property {string} tag
 * @property {Readonly<Record<string, string>>} attributes decoded
 * @property {string} text
 * @property {number} start
 * @property {number} end
 * @property {number} contentStart
 * @property {number} contentEnd
 */

/**
 * @typedef {object} BuiltAssets
 * @property {(pathname: string) => string} readStyleSheet the text of a built style sheet; throws
 *   where there is none
 * @property {readonly string[]} fonts the URLs of the fonts that every page is set in
 * @property {string} [webVitalsUrl] where pages report web vitals, if anywhere
 */

/** A base for URLs within the site; never reaches a page. */
const siteOrigin = 'http://site.invalid';

/**
 * Finishes a page that Next prerendered:
 *
 * - Style sheets are inlined, which saves a slow phone a round trip. Their links stay, disabled, since
 * React would load missing ones again. (`experimental.inlineCss` also writes them into the page's data.)
 * - Scripts move to the end of the body with low priority, behind fonts and the first photo.
 * - Fonts are preloaded where Next leaves that out, as it does for unknown paths.
 * - A Content-Security-Policy lists the hashes of inline scripts and styles. A nonce would need each page
 * rendered anew, and `experimental.sri` blocks Next's own inline scripts (vercel/next.js#95354).
 *
 * @param {string} html
 * @param {BuiltAssets} assets
 * @returns {string}
 * @throws {Error} saying what about the page is not as Next is expected to write it
 */
export function finishPage(html, { readStyleSheet, fonts, webVitalsUrl }) {
  const page = elementsOf(html);
  const [head, body] = [theOnly(page, 'head'), theOnly(page, 'body')];
  const scripts = page.filter(({ tag, attributes }) => tag === 'script' && 'async' in attributes);
  const sheets = page.filter(({ attributes }) => attributes.rel === 'stylesheet');
  const preloads = page.filter(({ attributes }) => attributes.rel === 'preload');

  expectPage(!page.some(isPolicy), 'has a Content-Security-Policy already');
  expectPage(page.some(isFlightData), 'has no inline script that holds self.__next_f');
  expectPage(scripts.length > 0, 'has no script to move to its end');
  expectPage(sheets.length > 0 || page.some(({ tag }) => tag === 'style'), 'has no style sheet');
  for (const { tag, attributes } of page) {
    const handler = Object.keys(attributes).find((name) => name.startsWith('on'));
    expectPage(!handler, `has an inline handler, ${handler}, in its <${tag}>`);
  }

  const tagOf = (/** @type {SourceElement} */ { start, end }) => html.slice(start, end);
  const lowScripts = scripts.map((script) =>
    tagOf(script).replace('<script', '<script fetchpriority="low"'),
  );
  const missingFonts = preloads.some(({ attributes }) => attributes.as === 'font') ? [] : fonts;
  const preloadTags = missingFonts.map(
    (url) => `<link rel="preload" href="${url}" as="font" crossorigin="" type="font/woff2">`,
  );
  const styleTags = sheets.map((link) => {
    const url = new URL(link.attributes.href ?? '', siteOrigin);
    const sheet = withUrlsFrom(url, readStyleSheet(url.pathname)).trim();
    expectPage(!sheet.includes('</'), `would end within ${url.pathname}, which has </ in it`);
    return `<style>${sheet}</style>${tagOf(link).replace('<link', '<link media="not all"')}`;
  });

  return withPolicy(
    edited(html, [
      ...page.filter(({ attributes }) => 'charset' in attributes).map((meta) => put(meta, '')),
      ...preloads
        .filter(({ attributes }) => attributes.as === 'script')
        .map((link) => put(link, '')),
      ...scripts.map((script) => put(script, '')),
      ...sheets.map((link, index) => put(link, styleTags[index] ?? '')),
      { start: head.contentStart, end: head.contentStart, text: preloadTags.join('') },
      { start: body.contentEnd, end: body.contentEnd, text: lowScripts.join('') },
    ]),
    webVitalsUrl,
  );
}

/**
 * Browsers look for the encoding in the first 1,024 bytes, so only that precedes the policy.
 *
 * @param {string} html without an encoding of its own
 * @param {string | undefined} webVitalsUrl
 */
function withPolicy(html, webVitalsUrl) {
  const page = elementsOf(html);
  const { contentStart } = theOnly(page, 'head');
  const attributes = page.flatMap((element) => element.attributes.style ?? []);
  const content = pagePolicy({
    scripts: hashesOf(page.filter(isInlineScript).map(({ text }) => text)),
    styles: [
      ...hashesOf(page.filter(({ tag }) => tag === 'style').map(({ text }) => text)),
      ...(attributes.length > 0 ? ["'unsafe-hashes'", ...hashesOf(attributes)] : []),
    ],
    ...(webVitalsUrl && { webVitalsUrl }),
  });
  const text = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${content}">`;
  return edited(html, [{ start: contentStart, end: contentStart, text }]);
}

/** @type {(condition: boolean, problem: string) => void} */
function expectPage(condition, problem) {
  if (!condition) throw new Error(`it ${problem}`);
}

/** @param {readonly string[]} texts */
function hashesOf(texts) {
  const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts)].map((text) => `'sha256-${hash(text)}'`);
}

/** @param {SourceElement} element */
function isInlineScript({ tag, attributes }) {
  return tag === 'script' && !('src' in attributes);
}

/** @param {SourceElement} element */
function isFlightData(element) {
  return isInlineScript(element) && /\bself\.__next_f\b/.test(element.text);
}

/** @param {SourceElement} element */
function isPolicy({ attributes }) {
  return attributes['http-equiv']?.toLowerCase() === 'content-security-policy';
}

/**
 * Makes a sheet's relative URLs absolute, since it moves into a page.
 *
 * @param {URL} base where the sheet was
 * @param {string} sheet
 */
function withUrlsFrom(base, sheet) {
  return sheet.replaceAll(/\burl\((["']?)([^"')]+)\1\)/g, (_, quote, reference) => {
    const { origin, href } = new URL(reference, base);
    return `url(${quote}${origin === siteOrigin ? href.slice(origin.length) : href}${quote})`;
  });
}

/** @type {(html: string) => SourceElement[]} */
function elementsOf(html) {
  /** @type {SourceElement[]} */
  const elements = [];
  /** @param {DefaultTreeAdapterTypes.Node} node */
  function visit(node) {
    const location = node.sourceCodeLocation;
    if (tree.isElementNode(node) && location) {
      const { startTag, endTag } = 'startTag' in location ? location : {};
      elements.push({
        tag: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join(''),
        start: location.startOffset,
        end: location.endOffset,
        contentStart: startTag?.endOffset ?? location.endOffset,
        contentEnd: endTag?.startOffset ?? location.endOffset,
      });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  }
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return elements;
}

/** @type {(page: readonly SourceElement[], tag: string) => SourceElement} */
function theOnly(page, tag) {
  const [element, another] = page.filter((candidate) => candidate.tag === tag);
  if (!element || another) throw new Error(`it has not exactly one <${tag}>`);
  return element;
}

/** @type {(element: SourceElement, text: string) => Edit} */
function put({ start, end }, text) {
  return { start, end, text };
}

/** @type {(html: string, edits: readonly Edit[]) => string} The edits must not overlap. */
function edited(html, edits) {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
}
