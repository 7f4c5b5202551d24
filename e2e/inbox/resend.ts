import { isDeepStrictEqual } from 'node:util';
import { account } from './account';
import type { Provider } from './types';

/**
 * The rules of Resend's `POST /emails`, in their order:
 * https://resend.com/docs/api-reference/emails/send-email
 * https://resend.com/docs/dashboard/emails/idempotency-keys
 */
export const resend: Provider = {
  name: 'resend',
  path: '/emails',
  refusal({ headers: { authorization }, body }, earlier) {
    const missing = ['from', 'to', 'subject'].find((name) => !hasText(body[name]));
    const hasContent = hasText(body.html) || hasText(body.text);
    // The documentation says 403, the live endpoint 401.
    const isKnown = authorization === `Bearer ${account.resendKey}`;
    const isOther = earlier !== undefined && !isDeepStrictEqual(earlier.body, body);
    const rules = [
      [!isKnown, 401, 'invalid_api_key', 'API key is invalid.'],
      [missing, 422, 'missing_required_field', `Missing \`${missing}\` field.`],
      [!hasContent, 422, 'validation_error', 'Missing `html` or `text` field.'],
      [isOther, 409, 'invalid_idempotent_request', 'Same idempotency key, different payload.'],
    ] as const;
    const broken = rules.find(([isBroken]) => isBroken);
    if (!broken) return undefined;
    const [, statusCode, name, message] = broken;
    return Response.json({ statusCode, name, message }, { status: statusCode });
  },
  accepted: ({ id }) => Response.json({ id }),
};

function hasText(value: unknown): boolean {
  return [value].flat().some((text) => typeof text === 'string' && text !== '');
}
