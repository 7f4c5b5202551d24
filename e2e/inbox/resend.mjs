import { isDeepStrictEqual } from 'node:util';
import { account } from './account.mjs';
/** @import { MessageStore } from './message-store.mjs' */
/** @import { JsonObject, Provider, ProviderRequest, Reply } from './types' */

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
  /** @param {ProviderRequest} request */
  const earlier = ({ headers }) =>
    store
      .list()
      .find(
        (message) =>
          message.provider === 'resend' &&
          message.headers['idempotency-key'] !== undefined &&
          message.headers['idempotency-key'] === headers['idempotency-key'],
      );

  return {
    name: 'resend',
    path: '/emails',
    refuse: (status, reason) => error(status, nameOf(status), reason),
    refusal(request) {
      return (
        wrongKey(request.headers) ??
        wrongIdempotencyKey(request.headers) ??
        wrongFields(request.body) ??
        changedRequest(request, earlier(request)?.body)
      );
    },
    take(request) {
      const { id } = earlier(request) ?? store.add({ provider: 'resend', ...request });
      return json(200, { id });
    },
  };
}

/**
 * @param {number} status
 * @param {JsonObject} value
 * @returns {Reply}
 */
function json(status, value) {
  return { status, contentType: 'application/json; charset=utf-8', text: JSON.stringify(value) };
}

/**
 * @param {number} statusCode
 * @param {string} name one of the names that the SDK lists
 * @param {string} message
 */
function error(statusCode, name, message) {
  return json(statusCode, { statusCode, name, message });
}

/** @param {number} status */
function nameOf(status) {
  return status === 405 ? 'method_not_allowed' : 'validation_error';
}

/** @param {ProviderRequest['headers']} headers */
function wrongKey({ authorization }) {
  if (!authorization) {
    return error(401, 'missing_api_key', 'Missing API key in the authorization header.');
  }
  if (authorization === `Bearer ${account.resendKey}`) return null;
  // The document says 403; the live endpoint has been seen to answer 401.
  return error(401, 'invalid_api_key', 'API key is invalid.');
}

/** @param {ProviderRequest['headers']} headers */
function wrongIdempotencyKey(headers) {
  const length = headers['idempotency-key']?.length ?? 1;
  if (length >= 1 && length <= 256) return null;
  return error(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.');
}

/** @param {JsonObject} body */
function wrongFields(body) {
  const missing = ['from', 'to', 'subject'].find((name) => !hasText(body[name]));
  if (missing) return error(422, 'missing_required_field', `Missing \`${missing}\` field.`);
  if (hasText(body.html) || hasText(body.text)) return null;
  return error(422, 'validation_error', 'Missing `html` or `text` field.');
}

/**
 * @param {unknown} value
 * @returns {boolean}
 */
function hasText(value) {
  if (Array.isArray(value)) return value.length > 0 && value.every(hasText);
  return typeof value === 'string' && value !== '';
}

/**
 * @param {ProviderRequest} request
 * @param {JsonObject | undefined} earlierBody
 */
function changedRequest({ body }, earlierBody) {
  if (earlierBody === undefined || isDeepStrictEqual(body, earlierBody)) return null;
  const reason = 'Same idempotency key used with a different request payload.';
  return error(409, 'invalid_idempotent_request', reason);
}
