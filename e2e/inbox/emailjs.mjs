import { account } from './account.mjs';
/** @import { MessageStore } from './message-store.mjs' */
/** @import { Provider } from './types' */

const findThisId = 'To find this ID, visit https://dashboard.emailjs.com/admin';

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

  /** One that is turned away starts no new pause: who tries again too soon would never get in. */
  function comesTooSoon() {
    const now = performance.now();
    if (now - lastAllowed < pace) return true;
    lastAllowed = now;
    return false;
  }

  return {
    name: 'emailjs',
    path: '/api/v1.0/email/send',
    refusal({ body }) {
      const { user_id: user, service_id: service, template_id: template, accessToken: key } = body;
      const variables = body.template_params ?? {};
      const bytes = Buffer.byteLength(JSON.stringify(variables));
      return (
        firstRefusal([
          [!user, 400, 'The user_id parameter is required'],
          [!service, 400, 'The service_id parameter is required'],
          [!template, 400, 'The template_id parameter is required'],
          [user !== account.userId, 400, `The Public Key is invalid. ${findThisId}/account`],
        ]) ??
        // The pace is the account's: a request that names no account uses up nobody's.
        firstRefusal([[comesTooSoon(), 429, 'Too Many Requests']]) ??
        firstRefusal([
          [!serverCalls, 403, 'API calls are disabled for non-browser applications'],
          [strict && !key, 403, 'API calls in strict mode, but no private key was passed'],
          [
            key && key !== account.privateKey,
            403,
            `The Private Key is invalid. ${findThisId}/account`,
          ],
          [service !== account.serviceId, 400, `The service ID not found. ${findThisId}`],
          [
            template !== account.templateId,
            400,
            `The template ID not found. ${findThisId}/templates`,
          ],
          [bytes > 50_000, 413, 'Variables size limit'],
          [!Object(variables).to_email, 422, 'The recipients address is empty'],
        ])
      );
    },
    take(call) {
      store.add(call);
      return new Response('OK');
    },
  };
}

/** @param {readonly (readonly [isBroken: unknown, status: number, words: string])[]} rules */
function firstRefusal(rules) {
  for (const [isBroken, status, words] of rules) {
    if (isBroken) return new Response(words, { status });
  }
}
