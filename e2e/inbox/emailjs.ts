import { account } from './account';
import type { Provider } from './types';

const dashboard = 'To find this ID, visit https://dashboard.emailjs.com/admin/account';

function reject(status: number, text: string): Response {
  return new Response(text, { status });
}

/**
 * Applies the rules of EmailJS's endpoint, in its order: https://www.emailjs.com/docs/rest-api/send/
 *
 * @param minIntervalMs between two requests; 0 disables the limit
 */
export function createEmailjs(minIntervalMs: number): Provider {
  let nextAllowed = 0;

  return {
    name: 'emailjs',
    path: '/api/v1.0/email/send',
    rejectionOf({ body }) {
      const { user_id, accessToken, template_params } = body;
      if (user_id !== account.userId) return reject(400, `The Public Key is invalid. ${dashboard}`);
      // The rate limit is per account, so an unknown account does not count.
      const now = performance.now();
      if (now < nextAllowed) return reject(429, 'Too Many Requests');
      nextAllowed = now + minIntervalMs;
      if (accessToken !== account.privateKey) return reject(403, 'The Private Key is invalid.');
      if (Object(template_params).to_email) return undefined;
      return reject(422, 'The recipients address is empty');
    },
    acceptanceOf: () => new Response('OK'),
  };
}
