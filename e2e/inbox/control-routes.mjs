import { containsText, parseJson, readBody } from './json-body.mjs';
import { renderPage } from './page.mjs';
import { sendJson, sendReply, sendText } from './send-reply.mjs';
/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { MessageStore } from './message-store.mjs' */
/** @import { FaultRules } from './fault-rules.mjs' */
/** @import { ArrivedRequest } from './types' */

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
 * @param {{ store: MessageStore, log: ArrivedRequest[], faults: FaultRules }} inbox
 * @returns {Record<string, Record<string, Handler>>} by path, then by method
 */
export function createControlRoutes({ store, log, faults }) {
  /** @type {Record<string, Handler>} */
  const faultRoutes = {
    GET: (_request, response) => sendJson(response, faults.list()),
    PUT: (request, response) => addRule(request, response, faults),
    DELETE: (_request, response, containing) => {
      faults.remove(containing);
      sendReply(response, nothing);
    },
  };
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
      GET: (_request, response, containing) => sendJson(response, withText(log, containing)),
    },
    '/faults': faultRoutes,
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
 * @param {FaultRules} faults
 */
async function addRule(request, response, faults) {
  const text = await readBody(request);
  if (text === null) return sendText(response, 413, 'A rule may have 1 MB at most.');
  const parsed = parseJson(text);
  if (!parsed.valid) return sendText(response, 400, 'The body is not valid JSON.');
  const added = faults.add(parsed.value);
  if ('problem' in added) return sendText(response, 400, added.problem);
  sendJson(response, { id: added.id });
}
