import { isDeepStrictEqual } from 'node:util';
import { account } from './account';
import type { Provider } from './types';

/**
 * Applies the rules of Resend's `POST /emails`, in its order:
 * https://resend.com/docs/api-reference/emails/send-email
 * https://resend.com/docs/dashboard/emails/idempotency-keys
 */
export const resend: Provider = {
  name: 'resend',
  path: '/emails',
  reject({ headers: { authorization }, body }, earlier) {
    const missing = ['from', 'to', 'subject'].find((name) => !hasText(body[name]));
    const hasContent = hasText(body.html) || hasText(body.text);
    // The documentation says 403, the live endpoint 401.
    const isAuthorized = authorization === `Bearer ${account.resendKey}`;
    const isChanged = earlier !== undefined && !isDeepStrictEqual(earlier.body, body);
    const rules = [
      [!isAuthorized, 401, 'invalid_api_key', 'API key is invalid.'],
      [missing, 422, 'missing_required_field', `Missing \`${missing}\` field.`],
      [!hasContent, 422, 'validation_error', 'Missing `html` or `text` field.'],
      [isChanged, 409, 'invalid_idempotent_request', 'Same idempotency key, different payload.'],
    ] as const;
    const violated = rules.find(([isViolated]) => isViolated);
    if (!violated) return undefined;
    const [, statusCode, name, message] = violated;
    return Response.json({ statusCode, name, message }, { status: statusCode });
  },
  accepted: ({ id }) => Response.json({ id }),
};

function hasText(value: unknown): boolean {
  return [value].flat().some((text) => typeof text === 'string' && text !== '');
}
