import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { pagePolicy } from '../security/policy.mjs';

type BuiltAssets = {
  readonly readStyleSheet: (pathname: string) => string;
  readonly fonts: readonly string[];
  readonly webVitalsUrl?: string;
};

/** An element of a page's source, its attributes decoded; offsets are in UTF-16 code units. */
type SourceElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly contentStart: number;
  readonly contentEnd: number;
};

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** A base for URLs within the site; never reaches a page. */
const siteOrigin = 'http://site.invalid';

/**
 * Finishes a page that Next prerendered:
 *
 * - Style sheets are inlined, which saves a slow phone a round trip. Their links stay, disabled, since
 *   React would load missing ones again. (`experimental.inlineCss` also writes them into the page's data.)
 * - Scripts move to the end of the body with low priority, behind fonts and the first photo.
 * - Fonts are preloaded where Next leaves that out, as it does for unknown paths.
 * - A Content-Security-Policy lists the hashes of inline scripts and styles. A nonce would need each page
 *   rendered anew, and `experimental.sri` blocks Next's own inline scripts (vercel/next.js#95354).
 *
 * @throws {Error} saying what about the page is not as Next is expected to write it
 */
export function finishPage(html: string, assets: BuiltAssets): string {
  const page = elementsOf(html);
  const [head, body] = [theOnly(page, 'head'), theOnly(page, 'body')];
  const scripts = page.filter(({ tag, attributes }) => tag === 'script' && 'async' in attributes);
  const inlineScripts = page.filter(
    ({ tag, attributes }) => tag === 'script' && !('src' in attributes),
  );
  const styles = page.filter(({ tag }) => tag === 'style');
  const links = page.filter(({ attributes }) => attributes.rel === 'stylesheet');
  const preloads = page.filter(({ attributes }) => attributes.rel === 'preload');

  expectPage(!page.some(isPolicy), 'has a Content-Security-Policy already');
  expectPage(
    inlineScripts.some(({ text }) => /\bself\.__next_f\b/.test(text)),
    'has no inline script that holds self.__next_f',
  );
  expectPage(scripts.length > 0, 'has no script to move to its end');
  expectPage(links.length + styles.length > 0, 'has no style sheet');
  for (const { tag, attributes } of page) {
    const handler = Object.keys(attributes).find((name) => name.startsWith('on'));
    expectPage(!handler, `has an inline handler, ${handler}, in its <${tag}>`);
  }

  const sourceOf = ({ start, end }: SourceElement) => html.slice(start, end);
  const sheets = links.map((link) => ({ link, sheet: styleSheetOf(link, assets.readStyleSheet) }));
  const hasFonts = preloads.some(({ attributes }) => attributes.as === 'font');
  const fonts = (hasFonts ? [] : assets.fonts).map(
    (url) => `<link rel="preload" href="${url}" as="font" crossorigin="" type="font/woff2">`,
  );
  const lowScripts = scripts.map((script) =>
    sourceOf(script).replace('<script', '<script fetchpriority="low"'),
  );
  const styleAttributes = page.flatMap(({ attributes }) => attributes.style ?? []);
  const policy = pagePolicy({
    scripts: hashesOf(inlineScripts.map(({ text }) => text)),
    styles: [
      ...hashesOf([...sheets.map(({ sheet }) => sheet), ...styles.map(({ text }) => text)]),
      ...(styleAttributes.length > 0 ? ["'unsafe-hashes'", ...hashesOf(styleAttributes)] : []),
    ],
    webVitalsUrl: assets.webVitalsUrl ?? '',
  });
  // Browsers look for the encoding in the first 1,024 bytes, so only that precedes the policy.
  const start = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`;

  return edited(html, [
    ...page.filter(({ attributes }) => 'charset' in attributes).map((meta) => put(meta, '')),
    ...preloads.filter(({ attributes }) => attributes.as === 'script').map((link) => put(link, '')),
    ...scripts.map((script) => put(script, '')),
    ...sheets.map(({ link, sheet }) => {
      const disabled = sourceOf(link).replace('<link', '<link media="not all"');
      return put(link, `<style>${sheet}</style>${disabled}`);
    }),
    { start: head.contentStart, end: head.contentStart, text: start + fonts.join('') },
    { start: body.contentEnd, end: body.contentEnd, text: lowScripts.join('') },
  ]);
}

function expectPage(condition: boolean, problem: string): void {
  if (!condition) throw new Error(`it ${problem}`);
}

function hashesOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

function isPolicy({ attributes }: SourceElement): boolean {
  return attributes['http-equiv']?.toLowerCase() === 'content-security-policy';
}

/** The sheet of a link, its relative URLs made absolute, since it moves into a page. */
function styleSheetOf(
  { attributes }: SourceElement,
  readStyleSheet: BuiltAssets['readStyleSheet'],
): string {
  const base = new URL(attributes.href ?? '', siteOrigin);
  const sheet = readStyleSheet(base.pathname)
    .replaceAll(/\burl\((["']?)([^"')]+)\1\)/g, (_, quote, reference) => {
      const { origin, href } = new URL(reference, base);
      return `url(${quote}${origin === siteOrigin ? href.slice(origin.length) : href}${quote})`;
    })
    .trim();
  expectPage(!sheet.includes('</'), `would end within ${base.pathname}, which has </ in it`);
  return sheet;
}

function elementsOf(html: string): readonly SourceElement[] {
  const elements: SourceElement[] = [];
  function visit(node: DefaultTreeAdapterTypes.Node): void {
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

function theOnly(page: readonly SourceElement[], tag: string): SourceElement {
  const [element, another] = page.filter((candidate) => candidate.tag === tag);
  if (!element || another) throw new Error(`it has not exactly one <${tag}>`);
  return element;
}

function put({ start, end }: SourceElement, text: string): Edit {
  return { start, end, text };
}

function edited(html: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
}
