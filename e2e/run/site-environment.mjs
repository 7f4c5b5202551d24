import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { account } from '../inbox/account.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * An environment in which none of the site's settings has a value. Each is there and empty, since
 * Next fills in from `.env.local` what is missing, and a developer's own account must be neither
 * used nor needed here.
 *
 * @returns {Record<string, string>}
 */
export function noSettings() {
  const everySetting = readFileSync(join(projectRoot, '.env.local.example'), 'utf8');
  const names = everySetting.match(/^\w+(?==)/gm) ?? [];
  return Object.fromEntries(names.map((name) => [name, '']));
}

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
 * @param {string} inboxOrigin where the inbox listens, such as `http://127.0.0.1:4310`
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
