import { isDeepStrictEqual } from 'node:util';
import { account } from './account';
import type { Provider } from './types';

function reject(statusCode: number, name: string, message: string): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode });
}

/** Stricter than browsers: each dot is between other characters, and the domain has one. */
function isAddress(text: string): boolean {
  return /^[^\s.@]+(\.[^\s.@]+)*@[^\s.@]+(\.[^\s.@]+)+$/.test(text);
}

function tooManyRequests(): Response {
  const response = reject(429, 'rate_limit_exceeded', 'Too many requests.');
  response.headers.set('retry-after', '1');
  return response;
}

/**
 * Applies the rules of Resend's `POST /emails`, in its order:
 * https://resend.com/docs/api-reference/emails/send-email
 * https://resend.com/docs/dashboard/emails/idempotency-keys
 *
 * @param perSecond the requests that it takes in any second
 */
export function createResend(perSecond: number): Provider {
  let taken: readonly number[] = [];

  return {
    name: 'resend',
    path: '/emails',
    rejectionOf({ headers, body }, earlier) {
      if (headers.authorization !== `Bearer ${account.resendKey}`) {
        // The documentation says 403, the live endpoint 401.
        return reject(401, 'invalid_api_key', 'API key is invalid.');
      }
      const now = performance.now();
      taken = taken.filter((time) => time > now - 1_000);
      if (taken.length >= perSecond) return tooManyRequests();
      taken = [...taken, now];
      const missing = ['from', 'to', 'subject', 'text'].find((name) => !body[name]?.toString());
      if (missing) return reject(422, 'missing_required_field', `Missing \`${missing}\` field.`);
      const { reply_to: replyTo } = body;
      if (replyTo && !isAddress(String(replyTo))) {
        return reject(422, 'validation_error', 'Invalid `reply_to` field.');
      }
      if (!earlier || isDeepStrictEqual(earlier.body, body)) return undefined;
      return reject(409, 'invalid_idempotent_request', 'Same idempotency key, different payload.');
    },
    acceptanceOf: ({ id }) => Response.json({ id }),
  };
}
