/** @import { ServerResponse } from 'node:http' */
/** @import { Reply } from './types' */

/**
 * Sends a whole answer.
 *
 * @param {ServerResponse} response
 * @param {Reply} reply
 * @returns {number | null} its status; null when the client had left before
 */
export function sendReply(response, { status, contentType, text, headers }) {
  if (response.destroyed || response.socket?.destroyed) return null;
  response.writeHead(status, { 'content-type': contentType, ...headers }).end(text);
  return status;
}

/**
 * @param {ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
export function sendText(response, status, text) {
  sendReply(response, { status, contentType: 'text/plain; charset=utf-8', text });
}

/**
 * @param {ServerResponse} response
 * @param {unknown} value
 */
export function sendJson(response, value) {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  sendReply(response, { status: 200, contentType: 'application/json; charset=utf-8', text });
}
