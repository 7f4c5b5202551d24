/** @import { IncomingMessage } from 'node:http' */

const largestBody = 1_000_000;

/**
 * Reads a request's body as UTF-8 text.
 *
 * @param {IncomingMessage} request
 * @returns {Promise<string | null>} null when it is longer than {@link largestBody} bytes
 * @throws {Error} when the client leaves before the end
 */
export async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let length = 0;
  // What is too much is still read, though not kept: a client that is cut off while it writes
  // would see a broken connection instead of the 413.
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= largestBody) chunks.push(chunk);
  }
  return length <= largestBody ? Buffer.concat(chunks).toString('utf8') : null;
}

/**
 * @param {string} text
 * @returns {{ valid: true, value: unknown } | { valid: false }}
 */
export function parseJson(text) {
  try {
    return { valid: true, value: JSON.parse(text) };
  } catch {
    return { valid: false };
  }
}

/**
 * @param {unknown} value
 * @returns {value is import('./types').JsonObject}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether any string inside a parsed JSON value contains a text. Strings are compared as decoded,
 * so `é` is found however it was escaped on the way; names of fields do not count.
 *
 * @param {unknown} value
 * @param {string} text
 * @returns {boolean}
 */
export function containsText(value, text) {
  // A list instead of recursion: nesting as deep as a hostile body likes must not end the stack.
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && next.includes(text)) return true;
    if (typeof next === 'object' && next !== null) {
      for (const inner of Object.values(next)) waiting.push(inner);
    }
  }
  return false;
}
