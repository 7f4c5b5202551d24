import { ok as assert } from 'node:assert';
import { createHash } from 'node:crypto';
import {
  defaultTreeAdapter as tree,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { pagePolicy } from '@/lib/page/content-security-policy.mjs';

type BuildInputs = {
  readonly readStyleSheet: (pathname: string) => string;
  readonly webVitalsUrl: string;
};

const placeholderOrigin = 'http://site.invalid';

/**
 * Post-processes a page that Next prerendered:
 * - Inlines style sheets, which saves a round trip. Their links stay, because React would load missing ones again,
 *   but a disabled link loads nothing. (`experimental.inlineCss` would also write them into the page's data.)
 * - Moves `async` scripts to the end of the body, with low priority, and removes the preloads of scripts and style
 *   sheets, so that fonts and the first photo load first.
 * - Adds a Content-Security-Policy with the hashes of inline scripts and styles. A nonce would rule out
 *   static pages, and `experimental.sri` blocks Next's own inline scripts (vercel/next.js#95354).
 * @throws {Error} if the page cannot be post-processed, for example because of an inline event handler
 */
export function postProcessPage(page: string, inputs: BuildInputs): string {
  const document = parse(page);
  const elements = elementsIn(document);
  const withTag = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const withRel = (rel: string) =>
    elements.filter((element) => attributeOf(element, 'rel') === rel);
  const [head] = withTag('head');
  const [body] = withTag('body');
  const asyncScripts = withTag('script').filter(
    (script) => attributeOf(script, 'async') !== undefined,
  );
  const inlineScripts = withTag('script').filter(
    (script) => attributeOf(script, 'src') === undefined,
  );

  assert(head && body, 'it has no head or no body');
  for (const { tagName, attrs } of elements) {
    const handler = attrs.find(({ name }) => name.startsWith('on'))?.name;
    assert(!handler, `it has an inline event handler, ${handler}, in its <${tagName}>`);
  }

  const styleSheetLinks = withRel('stylesheet');
  const styles = styleSheetLinks.map((link) => styleSheetOf(link, inputs.readStyleSheet));
  // One element needs one hash.
  tree.appendChild(head, newElement('style', {}, styles.join('\n')));
  for (const link of styleSheetLinks) link.attrs.push({ name: 'disabled', value: '' });
  for (const script of asyncScripts) {
    tree.detachNode(script);
    tree.appendChild(body, script);
    script.attrs.push({ name: 'fetchpriority', value: 'low' });
  }
  const charsetElements = withTag('meta').filter(
    (element) => attributeOf(element, 'charset') !== undefined,
  );
  const preloads = withRel('preload').filter((link) =>
    ['script', 'style'].includes(attributeOf(link, 'as') ?? ''),
  );
  [...preloads, ...charsetElements].forEach(tree.detachNode);

  const content = pagePolicy({
    scripts: hashesOf(inlineScripts.map(textOf)),
    styles: styleSources(elementsIn(document)),
    webVitalsUrl: inputs.webVitalsUrl,
  });
  head.childNodes.unshift(
    // Browsers read the encoding only from the first 1,024 bytes, and a policy can be longer.
    newElement('meta', { charset: 'utf-8' }),
    newElement('meta', { 'http-equiv': 'Content-Security-Policy', content }),
  );
  return serialize(document);
}

function newElement(tagName: string, attributes: Record<string, string>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, html.NS.HTML, attrs);
  tree.insertText(element, text);
  return element;
}

function hashesOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

function styleSources(elements: readonly Element[]): readonly string[] {
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const attributes = elements.flatMap((element) => attributeOf(element, 'style') ?? []);
  const attributeHashes = attributes.length > 0 ? ["'unsafe-hashes'", ...hashesOf(attributes)] : [];
  return [...hashesOf(styles.map(textOf)), ...attributeHashes];
}

/** A link's style sheet with root-relative URLs, because relative ones would break in a page. `url(#mask)` stays. */
function styleSheetOf(link: Element, readStyleSheet: BuildInputs['readStyleSheet']): string {
  const base = new URL(attributeOf(link, 'href') ?? '', placeholderOrigin);
  const sheet = readStyleSheet(base.pathname)
    .replaceAll(/\burl\((["']?)([^#"')][^"')]*)\1\)/g, (_, quote, reference) => {
      const { origin, href } = new URL(reference, base);
      return `url(${quote}${origin === placeholderOrigin ? href.slice(origin.length) : href}${quote})`;
    })
    .trim();
  assert(!sheet.includes('</'), `${base.pathname} cannot be inlined, because it contains </`);
  return sheet;
}

export type Element = DefaultTreeAdapterTypes.Element;

export function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): readonly Element[] {
  return parent.childNodes.flatMap((node) =>
    tree.isElementNode(node) ? [node, ...elementsIn(node)] : [],
  );
}

export function attributeOf({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}
