import { account } from './account';
import type { Provider } from './types';

type Rule = readonly [isBroken: () => boolean, status: number, words: string];

const findId = 'To find this ID, visit https://dashboard.emailjs.com/admin';

/**
 * The rules of EmailJS's endpoint, in their order: https://www.emailjs.com/docs/rest-api/send/
 *
 * @param pace milliseconds between two requests of the account
 */
export function createEmailjs(pace: number): Provider {
  let lastAllowed = Number.NEGATIVE_INFINITY;

  function comesTooSoon(): boolean {
    const now = performance.now();
    if (now - lastAllowed < pace) return true;
    lastAllowed = now;
    return false;
  }

  return {
    name: 'emailjs',
    path: '/api/v1.0/email/send',
    refusal({ body }) {
      const { user_id: user, service_id: service, template_id: template } = body;
      const { accessToken: key = account.privateKey } = body;
      const variables = Object(body.template_params);
      const bytes = Buffer.byteLength(JSON.stringify(variables));
      const rules: readonly Rule[] = [
        [() => user !== account.userId, 400, `The Public Key is invalid. ${findId}/account`],
        // The pace is per account, so an unknown account does not count.
        [comesTooSoon, 429, 'Too Many Requests'],
        [() => key !== account.privateKey, 403, `The Private Key is invalid. ${findId}/account`],
        [() => service !== account.serviceId, 400, `The service ID not found. ${findId}`],
        [
          () => template !== account.templateId,
          400,
          `The template ID not found. ${findId}/templates`,
        ],
        [() => bytes > 50_000, 413, 'Variables size limit'],
        [() => !variables.to_email, 422, 'The recipients address is empty'],
      ];
      const broken = rules.find(([isBroken]) => isBroken());
      return broken && new Response(broken[2], { status: broken[1] });
    },
    accepted: () => new Response('OK'),
  };
}
