/** Every name of the environment that the site reads. */
export const settingNames = /** @type {const} */ ([
  'EMAILJS_USER_ID',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_PRIVATE_KEY',
  'EMAILJS_ORIGIN',
  'INSTRUCTOR_EMAIL',
  'RESEND_API_KEY',
  'RESEND_FROM',
  'RESEND_BASE_URL',
  'MAIL_DEADLINE_SECONDS',
  'REQUESTS_PER_VISITOR',
  'REQUESTS_PER_INSTANCE',
  'REQUESTS_PER_DAY',
  'REDIS_URL',
  'SITE_URL',
  'WEB_VITALS_URL',
]);

/**
 * An environment in which none of the site's settings has a value. Each is there and empty, since
 * Next fills in from `.env.local` what is missing, and a developer's own account must be neither
 * used nor needed here.
 *
 * @returns {Record<string, string>}
 */
export function noSettings() {
  return Object.fromEntries(settingNames.map((name) => [name, '']));
}
