import { account } from './account.mjs';
/** @import { MessageStore } from './message-store.mjs' */
/** @import { JsonObject, Provider, ProviderRequest, Reply } from './types' */

const dashboard = 'https://dashboard.emailjs.com/admin';
const largestVariables = 50_000;

/**
 * The rules of EmailJS's REST endpoint, in the order in which a request meets them, with the texts
 * of the real one ("https://www.emailjs.com/docs/rest-api/send/"; those that the document leaves
 * out are as people have reported them).
 *
 * @param {MessageStore} store
 * @param {{ pace: number, strict: boolean, serverCalls: boolean }} settings pace in milliseconds
 * @returns {Provider}
 */
export function createEmailjs(store, { pace, strict, serverCalls }) {
  let lastAllowed = Number.NEGATIVE_INFINITY;
  return {
    name: 'emailjs',
    path: '/api/v1.0/email/send',
    refuse: text,
    refusal({ headers, body }) {
      const stranger = missingParameter(body) ?? unknownAccount(body);
      if (stranger) return stranger;
      // Only now is it known whose second it is: the limit is the account's, and a request that
      // names no account uses up nobody's.
      const now = performance.now();
      // One that is turned away starts no new second: who tries again too soon would never get in.
      if (now - lastAllowed < pace) return text(429, 'Too Many Requests');
      lastAllowed = now;
      return (
        closedDoor(headers, serverCalls) ??
        wrongKey(body, strict) ??
        unknownTemplate(body) ??
        wrongVariables(body)
      );
    },
    take(request) {
      store.add({ provider: 'emailjs', ...request });
      return text(200, 'OK');
    },
  };
}

/**
 * @param {number} status
 * @param {string} words
 * @returns {Reply}
 */
function text(status, words) {
  return { status, contentType: 'text/plain; charset=utf-8', text: words };
}

/** @param {JsonObject} body */
function missingParameter(body) {
  const missing = ['user_id', 'service_id', 'template_id'].find((name) => !body[name]);
  return missing ? text(400, `The ${missing} parameter is required`) : null;
}

/** @param {JsonObject} body */
function unknownAccount(body) {
  if (body.user_id === account.userId) return null;
  return text(400, `The Public Key is invalid. To find this ID, visit ${dashboard}/account`);
}

/**
 * @param {ProviderRequest['headers']} headers
 * @param {boolean} serverCalls
 */
function closedDoor(headers, serverCalls) {
  if (serverCalls || /^https?:\/\//.test(headers.origin ?? '')) return null;
  return text(403, 'API calls are disabled for non-browser applications');
}

/**
 * @param {JsonObject} body
 * @param {boolean} strict
 */
function wrongKey(body, strict) {
  if (!body.accessToken) {
    return strict ? text(403, 'API calls in strict mode, but no private key was passed') : null;
  }
  if (body.accessToken === account.privateKey) return null;
  return text(403, `The Private Key is invalid. To find this ID, visit ${dashboard}/account`);
}

/** @param {JsonObject} body */
function unknownTemplate(body) {
  if (body.service_id !== account.serviceId && body.service_id !== 'default_service') {
    return text(400, `The service ID not found. To find this ID, visit ${dashboard}`);
  }
  if (body.template_id === account.templateId) return null;
  return text(400, `The template ID not found. To find this ID, visit ${dashboard}/templates`);
}

/** @param {JsonObject} body */
function wrongVariables(body) {
  const variables = /** @type {JsonObject} */ (body.template_params ?? {});
  if (Buffer.byteLength(JSON.stringify(variables)) > largestVariables) {
    return text(413, 'Variables size limit');
  }
  return variables.to_email ? null : text(422, 'The recipients address is empty');
}
