import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { defaultTreeAdapter as tree, parse, serialize } from 'parse5';
/** @import { DefaultTreeAdapterTypes } from 'parse5' */

/**
 * Serves a site's pages without their scripts, and whatever else they need as it is: each is asked for
 * once and kept.
 *
 * @param {string} origin of the site
 * @returns {Promise<string>} where it serves them, as long as this process runs
 */
export async function serveWithoutScripts(origin) {
  /** @type {Map<string, Promise<{ status: number, type: string, body: Buffer }>>} */
  const kept = new Map();
  const server = createServer(async ({ url = '/' }, response) => {
    const found = kept.get(url) ?? take(origin + url);
    kept.set(url, found);
    const { status, type, body } = await found;
    const encoding = /text|json|svg/.test(type) ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(status, { 'content-type': type, ...encoding });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${Object(server.address()).port}`;
}

/** @param {string} url */
async function take(url) {
  // Pictures come in the format that the browser would be given.
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } });
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const plain = type.startsWith('text/html') ? Buffer.from(withoutScripts(String(bytes))) : bytes;
  const body = /text|json|svg/.test(type) ? gzipSync(plain) : plain;
  return { status: response.status, type, body };
}

/** @param {string} html */
function withoutScripts(html) {
  const page = parse(html);
  removeScripts(page);
  return serialize(page);
}

/** @param {DefaultTreeAdapterTypes.ParentNode} node */
function removeScripts(node) {
  for (const child of [...node.childNodes]) {
    if (!tree.isElementNode(child)) continue;
    const isPreload = child.attrs.some(({ name, value }) => name === 'as' && value === 'script');
    if (child.tagName === 'script' || isPreload) tree.detachNode(child);
    else removeScripts(child);
  }
}
