import { setTimeout as wait } from 'node:timers/promises';
import { isObject, parseJson, readBody } from './json-body.mjs';
import { injectFault } from './inject-fault.mjs';
import { sendReply } from './send-reply.mjs';
/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { FaultRules } from './fault-rules.mjs' */
/** @import { ArrivedRequest, Provider, Reply } from './types' */

/** How many requests are remembered. */
const longestLog = 5_000;

/**
 * Makes the handler of one provider's endpoint: logs the request, injects a fault where a rule says so,
 * and otherwise lets the provider's rules decide.
 *
 * @param {Provider} provider
 * @param {{ log: ArrivedRequest[], faults: FaultRules, closing: AbortSignal }} inbox
 * @returns {(request: IncomingMessage, response: ServerResponse) => Promise<void>} rejects when the
 *   client leaves while it sends, or when the inbox closes during a delay
 */
export function createProviderEndpoint(provider, { log, faults, closing }) {
  return async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const receivedAt = new Date().toISOString();
    const key = headers['idempotency-key'];
    /** @type {ArrivedRequest} */
    const arrived = {
      provider: provider.name,
      receivedAt,
      status: null,
      outcome: 'refused',
      body: null,
      ...(key !== undefined && { idempotencyKey: key }),
    };
    log.push(arrived);
    if (log.length > longestLog) log.shift();
    /** @param {Reply} reply */
    const refuse = (reply) => {
      arrived.outcome = 'refused';
      arrived.status = sendReply(response, reply);
    };

    if (request.method !== 'POST') {
      const reply = provider.refuse(405, 'Method Not Allowed');
      return refuse({ ...reply, headers: { allow: 'POST' } });
    }
    const text = await readBody(request);
    if (text === null) return refuse(provider.refuse(413, 'Payload Too Large'));
    const parsed = parseJson(text);
    arrived.body = parsed.valid ? parsed.value : text;
    const body = isObject(arrived.body) ? arrived.body : {};

    const rule = faults.next(provider.name, arrived.body);
    if (rule) arrived.outcome = 'faulty';
    if (rule?.kind === 'delay') {
      await wait(rule.milliseconds, undefined, { signal: closing });
    } else if (rule) {
      if (rule.taken && isObject(arrived.body)) provider.take({ receivedAt, headers, body });
      arrived.status = await injectFault(rule, response);
      return;
    }

    if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
      return refuse(provider.refuse(415, 'The Content-Type must be application/json'));
    }
    if (!parsed.valid) return refuse(provider.refuse(400, 'The body is not valid JSON'));
    const refusal = provider.refusal({ receivedAt, headers, body });
    if (refusal) return refuse(refusal);
    const reply = provider.take({ receivedAt, headers, body });
    arrived.outcome = 'accepted';
    arrived.status = sendReply(response, reply);
  };
}
