import { join } from 'node:path';
import { account } from '../inbox/account.mjs';
import { projectRoot } from './project-root.mjs';
import { noSettings } from './setting-names.mjs';

/**
 * The environment in which the site that tests are made against is built: without a setting, and for
 * a platform that packages pages inside the build and has a deployment ID.
 *
 * @returns {Record<string, string>}
 */
export function buildEnvironment() {
  return {
    ...noSettings(),
    NEXT_ADAPTER_PATH: join(projectRoot, 'e2e/platform/stub-platform.mjs'),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

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
