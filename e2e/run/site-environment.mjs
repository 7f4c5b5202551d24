import { account } from '../inbox/account.mjs';

export { settingNames } from './setting-names.mjs';

/**
 * The environment that wires the site to the local inbox.
 *
 * @param {string} inboxOrigin where the inbox listens, such as `http://127.0.0.1:4310`.
 * @returns {Record<string, string>}
 */
export function siteEnvironment(inboxOrigin) {
  return {
    EMAILJS_USER_ID: account.userId,
    EMAILJS_SERVICE_ID: account.serviceId,
    EMAILJS_TEMPLATE_ID: account.templateId,
    EMAILJS_ORIGIN: inboxOrigin,
    INSTRUCTOR_EMAIL: 'instructor@example.com',
  };
}
