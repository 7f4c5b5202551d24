import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../run/serve';
import { createEmailjs } from './emailjs';
import { faultSchema, injections, type Fault } from './faults';
import { renderPage } from './page';
import { createResend } from './resend';
import type { Call, Provider, ProviderName } from './types';

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };

type Options = {
  readonly port?: number;
  /** The minimum milliseconds between two requests to EmailJS; 0 disables the limit. */
  readonly minIntervalMs?: number;
  /** The requests that Resend takes in a second. */
  readonly resendPerSecond?: number;
};

/** Starts a fake of EmailJS and Resend that shows the received messages at `/`. */
export async function startInbox({
  port = 0,
  minIntervalMs = 1000,
  resendPerSecond = Infinity,
}: Options = {}) {
  const calls: Call[] = [];
  const faults: Fault[] = [];
  const fakes: Readonly<Record<ProviderName, Provider>> = {
    emailjs: createEmailjs(minIntervalMs),
    resend: createResend(resendPerSecond),
  };
  const providers = Object.values(fakes);
  const messages = () => calls.filter(({ isMessage }) => isMessage);

  const inboxRoutes: Record<string, (containing: string, body: string) => Response> = {
    'GET /': (containing) =>
      new Response(renderPage(withText(messages(), containing)), { headers: htmlHeaders }),
    'GET /messages': (containing) => Response.json(withText(messages(), containing)),
    'GET /requests': (containing) => Response.json(withText(calls, containing)),
    'PUT /faults'(_, body) {
      faults.push(faultSchema.parse(JSON.parse(body)));
      return new Response();
    },
  };

  /** Uses the oldest fault that matches a call and has `times` left. */
  function takeFault(call: Call): Fault | undefined {
    const found = faults.find(
      ({ times, containing, provider = call.provider }) =>
        times > 0 && provider === call.provider && hasText(call, containing),
    );
    if (found) found.times -= 1;
    return found;
  }

  async function respondToCall(provider: Provider, call: Call, response: ServerResponse) {
    calls.push(call);
    const fault = takeFault(call);
    // A delay must not keep the process alive.
    if (fault) await wait(fault.delayMs, undefined, { ref: false });
    const { idempotencyKey: key } = call;
    const earlier = messages().find(({ idempotencyKey }) => key && idempotencyKey === key);
    const accept = () => {
      call.isMessage = earlier === undefined;
      return provider.acceptanceOf(earlier ?? call);
    };
    if (fault?.kind) {
      if (fault.isKept) accept();
      return injections[fault.kind](response, fault);
    }
    const isJson = call.headers['content-type']?.startsWith('application/json');
    const notJson = new Response('No JSON', { status: 415 });
    const reply = (isJson ? provider.rejectionOf(call, earlier) : notJson) ?? accept();
    call.status = reply.status;
    return send(reply, response);
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://inbox.invalid');
    const body = await text(request);
    const provider = providers.find(({ path }) => method === 'POST' && path === pathname);
    if (provider) {
      const call: Call = {
        id: randomUUID(),
        provider: provider.name,
        receivedAt: new Date().toISOString(),
        headers,
        body: JSON.parse(body),
        idempotencyKey: headers['idempotency-key']?.toString(),
        status: null,
        isMessage: false,
      };
      return respondToCall(provider, call, response);
    }
    const reply = inboxRoutes[`${method} ${pathname}`]?.(
      searchParams.get('containing') ?? '',
      body,
    );
    return send(reply ?? new Response('Not found.', { status: 404 }), response);
  }

  return serve(respond, port);
}

function hasText({ body }: Call, containing: string): boolean {
  return JSON.stringify(body).includes(containing);
}

function withText(calls: readonly Call[], containing: string): readonly Call[] {
  return calls.filter((call) => hasText(call, containing));
}

async function send(reply: Response, response: ServerResponse): Promise<void> {
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
}
