import { isDeepStrictEqual } from 'node:util';
import { account } from './account.mjs';
/** @import { MessageStore } from './message-store.mjs' */
/** @import { Call, Provider } from './types' */

/**
 * The rules of Resend's `POST /emails`, in the order in which a request meets them
 * ("https://resend.com/docs/api-reference/emails/send-email",
 * "https://resend.com/docs/api-reference/errors",
 * "https://resend.com/docs/dashboard/emails/idempotency-keys"). An idempotency key is remembered
 * for as long as its message is kept.
 *
 * @param {MessageStore} store
 * @returns {Provider}
 */
export function createResend(store) {
  /** @param {Call} call */
  function earlier({ idempotencyKey: key }) {
    return key === undefined ? undefined : store.list().find((it) => it.idempotencyKey === key);
  }

  return {
    name: 'resend',
    path: '/emails',
    refusal(call) {
      const { headers, body, idempotencyKey } = call;
      if (!headers.authorization) {
        return refuse(401, 'missing_api_key', 'Missing API key in the authorization header.');
      }
      // The document says 403; the live endpoint has been seen to answer 401.
      if (headers.authorization !== `Bearer ${account.resendKey}`) {
        return refuse(401, 'invalid_api_key', 'API key is invalid.');
      }
      if (idempotencyKey === '' || (idempotencyKey?.length ?? 0) > 256) {
        return refuse(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.');
      }
      const missing = ['from', 'to', 'subject'].find((name) => !hasText(body[name]));
      if (missing) return refuse(422, 'missing_required_field', `Missing \`${missing}\` field.`);
      if (!hasText(body.html) && !hasText(body.text)) {
        return refuse(422, 'validation_error', 'Missing `html` or `text` field.');
      }
      if (!isDeepStrictEqual(earlier(call)?.body ?? body, body)) {
        const reason = 'Same idempotency key used with a different request payload.';
        return refuse(409, 'invalid_idempotent_request', reason);
      }
    },
    take(call) {
      const { id } = earlier(call) ?? store.add(call);
      return Response.json({ id });
    },
  };
}

/**
 * @param {number} statusCode
 * @param {string} name one of the names that the SDK lists
 * @param {string} message
 */
function refuse(statusCode, name, message) {
  return Response.json({ statusCode, name, message }, { status: statusCode });
}

/** @param {unknown} value a text or a list of texts */
function hasText(value) {
  return [value].flat().some((text) => typeof text === 'string' && text !== '');
}
