/**
 * Run after `next build`: writes into every prerendered page the policy under which exactly its own
 * inline scripts and style attributes may run. A nonce would need a server to render each page anew,
 * and `experimental.sri` leaves Next's inline scripts blocked (vercel/next.js#95354).
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hastened } from '../first-paint/hasten-page.mjs';
import { pagePolicy } from './policy.mjs';

// `next build` has read the file by itself; what the environment holds already goes before it.
if (existsSync('.env.local')) process.loadEnvFile('.env.local');

const pages = join(process.cwd(), '.next/server');
const encoding = /<meta charset="utf-8"\/?>/i;

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** @param {string} text an attribute's value as it stands in HTML */
function decoded(text) {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/**
 * @param {string} html
 * @returns {string} the page with its policy first in its head, behind the encoding, which browsers
 *   look for in the first 1,024 bytes
 */
function sealed(html) {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const styles = [...html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g)];
  const styleHashes = [...new Set(styles.map(([, style = '']) => hashOf(decoded(style))))];
  const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)];
  const policy = pagePolicy({
    scripts: [...new Set(scripts.map(([, script = '']) => hashOf(script)))],
    styles: [
      ...new Set(sheets.map(([, sheet = '']) => hashOf(sheet))),
      ...(styleHashes.length > 0 ? ["'unsafe-hashes'", ...styleHashes] : []),
    ],
  });
  return html
    .replace(encoding, '')
    .replace(
      '<head>',
      `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
}

const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
if (files.length === 0) throw new Error('There are no built pages to seal: run next build first.');
for (const file of files) {
  const html = readFileSync(join(pages, file), 'utf8');
  if (!html.includes('<head>')) throw new Error(`${file} has no <head> to write the policy into.`);
  if (!html.includes('http-equiv="Content-Security-Policy"')) {
    writeFileSync(join(pages, file), sealed(hastened(html)));
  }
}
console.log(`Sealed ${files.length} pages with a Content-Security-Policy of their own.`);
