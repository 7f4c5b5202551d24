import { account } from './account';
import type { Provider } from './types';

const findId = 'To find this ID, visit https://dashboard.emailjs.com/admin';

function reject(status: number, text: string): Response {
  return new Response(text, { status });
}

/**
 * Applies the rules of EmailJS's endpoint, in its order: https://www.emailjs.com/docs/rest-api/send/
 *
 * @param pace the minimum milliseconds between two requests; 0 disables the limit
 */
export function createEmailjs(pace: number): Provider {
  let lastAllowed = Number.NEGATIVE_INFINITY;

  return {
    name: 'emailjs',
    path: '/api/v1.0/email/send',
    reject({ body }) {
      const { user_id, service_id, template_id, accessToken = account.privateKey } = body;
      if (user_id !== account.userId) {
        return reject(400, `The Public Key is invalid. ${findId}/account`);
      }
      // The rate limit is per account, so an unknown account does not count.
      const now = performance.now();
      if (now - lastAllowed < pace) return reject(429, 'Too Many Requests');
      lastAllowed = now;
      if (accessToken !== account.privateKey) {
        return reject(403, `The Private Key is invalid. ${findId}/account`);
      }
      if (service_id !== account.serviceId) {
        return reject(400, `The service ID not found. ${findId}`);
      }
      if (template_id !== account.templateId) {
        return reject(400, `The template ID not found. ${findId}/templates`);
      }
      if (Object(body.template_params).to_email) return undefined;
      return reject(422, 'The recipients address is empty');
    },
    accepted: () => new Response('OK'),
  };
}
