import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { containsText } from './contains-text.mjs';
import { createEmailjs } from './emailjs.mjs';
import { createFaults, faultSchema } from './faults.mjs';
import { injectFault } from './inject-fault.mjs';
import { openMessageStore } from './message-store.mjs';
import { renderPage } from './page.mjs';
import { createResend } from './resend.mjs';
/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { ArrivedRequest, Call, Inbox, InboxOptions, Provider } from './types' */

// The page needs its own style sheet and nothing else; what a message holds can load nothing.
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  'cache-control': 'no-store',
};

/**
 * Starts the local inbox on 127.0.0.1: it stands in for EmailJS (`/api/v1.0/email/send`) and Resend
 * (`/emails`), injects the faults that tests ask for, and shows at `/` what arrived.
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
  const faults = createFaults();
  const providers = [createEmailjs(store, { pace, strict, serverCalls }), createResend(store)];

  /** @type {Record<string, (body: string, containing: string | null) => Response>} */
  const controls = {
    'GET /': () => new Response(renderPage(store.list()), { headers: pageHeaders }),
    'GET /healthz': () => new Response('ok'),
    'GET /messages': (_, containing) => list(store.list(), containing),
    'GET /requests': (_, containing) => list(log, containing),
    'DELETE /messages': () => {
      store.empty();
      return new Response();
    },
    'PUT /faults': (body) => {
      const { success, data, error } = faultSchema.safeParse(JSON.parse(body));
      if (!success) return new Response(z.prettifyError(error), { status: 400 });
      faults.add(data);
      return new Response();
    },
    'DELETE /faults': (_, containing) => {
      faults.remove(containing);
      return new Response();
    },
  };

  /**
   * Logs a call, injects a fault where one applies, and otherwise lets the provider's rules decide.
   *
   * @param {Provider} provider
   * @param {Call} call
   * @param {ServerResponse} response
   */
  async function answerCall(provider, call, response) {
    /** @type {ArrivedRequest} */
    const arrived = { ...call, status: null };
    log.push(arrived);
    const fault = faults.next(call);
    // A delay must not keep the process alive.
    if (fault) await wait(fault.milliseconds, undefined, { ref: false });
    if (fault && fault.kind !== 'delay') {
      if (fault.taken) provider.take(call);
      return injectFault(fault, response);
    }
    const isJson = call.headers['content-type']?.startsWith('application/json');
    const refusal = isJson ? provider.refusal(call) : new Response('No JSON', { status: 415 });
    const answer = refusal ?? provider.take(call);
    arrived.status = answer.status;
    return send(answer, response);
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  async function respond(request, response) {
    const { method, url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://inbox.invalid');
    const body = await text(request);
    const provider = providers.find(({ path }) => method === 'POST' && path === pathname);
    if (provider) {
      const call = {
        provider: provider.name,
        receivedAt: new Date().toISOString(),
        headers,
        body: JSON.parse(body),
        idempotencyKey: headers['idempotency-key']?.toString(),
      };
      return answerCall(provider, call, response);
    }
    const answer = controls[`${method} ${pathname}`]?.(body, searchParams.get('containing'));
    return send(answer ?? new Response('There is nothing here.', { status: 404 }), response);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      // A client that left needs no word; anything else must be seen.
      if (!request.socket.destroyed) console.error(error);
      response.destroy();
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${Object(server.address()).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * @param {readonly Call[]} calls
 * @param {string | null} containing only those with this text in their body; all with null
 */
function list(calls, containing) {
  const found = calls.filter(({ body }) => containing === null || containsText(body, containing));
  return Response.json(found);
}

/**
 * @param {Response} answer
 * @param {ServerResponse} response
 */
async function send(answer, response) {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}
