import { createServer } from 'node:http';
import { createControlRoutes } from './control-routes.mjs';
import { createEmailjs } from './emailjs.mjs';
import { createFaultRules } from './fault-rules.mjs';
import { openMessageStore } from './message-store.mjs';
import { createProviderEndpoint } from './provider-endpoint.mjs';
import { createResend } from './resend.mjs';
import { sendReply, sendText } from './send-reply.mjs';
/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { ArrivedRequest, Inbox, InboxOptions } from './types' */

/**
 * Starts the local inbox on 127.0.0.1: it stands in for EmailJS (`/api/v1.0/email/send`) and Resend
 * (`/emails`) and shows at `/` what they took.
 *
 * @param {InboxOptions} options
 * @returns {Promise<Inbox>} its address, and a `close` that ends open connections too
 * @throws {Error} when the port is in use, or the folder cannot be used
 */
export async function startInbox(options) {
  const { port = 0, directory, pace = 1000, strict = false, serverCalls = true } = options;
  const store = openMessageStore(directory);
  /** @type {ArrivedRequest[]} */
  const log = [];
  const faults = createFaultRules();
  const closing = new AbortController();
  const providers = [createEmailjs(store, { pace, strict, serverCalls }), createResend(store)];
  const endpoints = new Map(
    providers.map((provider) => [
      provider.path,
      createProviderEndpoint(provider, { log, faults, closing: closing.signal }),
    ]),
  );
  const routes = new Map(Object.entries(createControlRoutes({ store, log, faults })));

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  async function handle(request, response) {
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const endpoint = endpoints.get(path);
    if (endpoint) return endpoint(request, response);
    const route = routes.get(path);
    if (!route) return sendText(response, 404, 'There is nothing here.');
    const handler = new Map(Object.entries(route)).get(request.method ?? 'GET');
    if (handler) return handler(request, response, new URLSearchParams(query).get('containing'));
    const headers = { allow: Object.keys(route).join(', ') };
    const contentType = 'text/plain; charset=utf-8';
    sendReply(response, { status: 405, contentType, text: 'Method Not Allowed', headers });
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      // A client that left, or the inbox closing, needs no word; anything else must be seen.
      if (request.socket.destroyed || closing.signal.aborted) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The inbox itself failed; see what it printed.');
    });
  });
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        const inUse = `Port ${port} is in use: stop what runs there, or choose another port.`;
        reject(error.code === 'EADDRINUSE' ? new Error(inUse, { cause: error }) : error);
      });
      server.listen(port, '127.0.0.1', () => resolve());
    })
  );
  const origin = `http://127.0.0.1:${Object(server.address()).port}`;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        closing.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
