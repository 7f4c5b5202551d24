import { containsText, parseJson, readBody } from './json-body.mjs';
import { renderPage } from './page.mjs';
import { parseRule } from './parse-rule.mjs';
import { RuleError } from './rule-error.mjs';
import { sendJson, sendReply, sendText } from './send-reply.mjs';
/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { MessageStore } from './message-store.mjs' */
/** @import { Misbehaviour } from './misbehaviour.mjs' */
/** @import { RequestLog } from './request-log.mjs' */

/**
 * @typedef {(request: IncomingMessage, response: ServerResponse, containing: string | null) =>
 *   void | Promise<void>} Handler `containing` is the query parameter, null when it is not given
 */

// The page needs its own style sheet and nothing else; what a message holds can load nothing.
const pageHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  'cache-control': 'no-store',
};

/**
 * What the inbox offers to people and tests, beside the providers' endpoints.
 *
 * @param {{ store: MessageStore, log: RequestLog, misbehaviour: Misbehaviour }} inbox
 * @returns {Record<string, Record<string, Handler>>} by path, then by method
 */
export function createControlRoutes({ store, log, misbehaviour }) {
  return {
    '/': {
      GET: (_request, response) => {
        const text = renderPage(store.list());
        const contentType = 'text/html; charset=utf-8';
        sendReply(response, { status: 200, contentType, text, headers: pageHeaders });
      },
    },
    '/healthz': { GET: (_request, response) => sendText(response, 200, 'ok') },
    '/messages': {
      GET: (_request, response, containing) =>
        sendJson(response, withText(store.list(), containing)),
      DELETE: (_request, response) => {
        store.empty();
        sendReply(response, nothing);
      },
    },
    '/requests': {
      GET: (_request, response, containing) => sendJson(response, withText(log.list(), containing)),
    },
    '/misbehaviour': {
      GET: (_request, response) => sendJson(response, misbehaviour.list()),
      PUT: (request, response) => addRule(request, response, misbehaviour),
      DELETE: (_request, response, containing) => {
        misbehaviour.remove(containing);
        sendReply(response, nothing);
      },
    },
  };
}

const nothing = { status: 204, contentType: 'text/plain; charset=utf-8', text: '' };

/**
 * @template {{ body: unknown }} Entry
 * @param {Entry[]} entries
 * @param {string | null} containing
 */
function withText(entries, containing) {
  return containing === null
    ? entries
    : entries.filter(({ body }) => containsText(body, containing));
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Misbehaviour} misbehaviour
 */
async function addRule(request, response, misbehaviour) {
  const text = await readBody(request);
  if (text === null) return sendText(response, 413, 'A rule may have 1 MB at most.');
  const parsed = parseJson(text);
  if (!parsed.valid) return sendText(response, 400, 'The body is not valid JSON.');
  try {
    const rule = parseRule(parsed.value);
    misbehaviour.add(rule);
    sendJson(response, { id: rule.id });
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    sendText(response, 400, error.message);
  }
}
