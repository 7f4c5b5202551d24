import { account } from './account';
import type { Provider } from './types';

const findId = 'To find this ID, visit https://dashboard.emailjs.com/admin';

function refused(status: number, words: string): Response {
  return new Response(words, { status });
}

/**
 * The rules of EmailJS's endpoint, in their order: https://www.emailjs.com/docs/rest-api/send/
 *
 * @param pace milliseconds between two requests of the account
 */
export function createEmailjs(pace: number): Provider {
  let lastAllowed = Number.NEGATIVE_INFINITY;

  return {
    name: 'emailjs',
    path: '/api/v1.0/email/send',
    refusal({ body }) {
      const { user_id, service_id, template_id, accessToken = account.privateKey } = body;
      if (user_id !== account.userId) {
        return refused(400, `The Public Key is invalid. ${findId}/account`);
      }
      // The pace is per account, so an unknown account does not count.
      const now = performance.now();
      if (now - lastAllowed < pace) return refused(429, 'Too Many Requests');
      lastAllowed = now;
      if (accessToken !== account.privateKey) {
        return refused(403, `The Private Key is invalid. ${findId}/account`);
      }
      if (service_id !== account.serviceId) {
        return refused(400, `The service ID not found. ${findId}`);
      }
      if (template_id !== account.templateId) {
        return refused(400, `The template ID not found. ${findId}/templates`);
      }
      if (Object(body.template_params).to_email) return undefined;
      return refused(422, 'The recipients address is empty');
    },
    accepted: () => new Response('OK'),
  };
}
