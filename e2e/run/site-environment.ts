import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { account } from '../inbox/account';
import { projectRoot } from './project-root';

/**
 * An environment in which none of the site's settings has a value. Each is there and empty, since
 * Next fills in from `.env.local` what is missing, and a developer's own account must be neither
 * used nor needed here.
 */
export function noSettings(): Record<string, string> {
  const everySetting = parseEnv(readFileSync(join(projectRoot, '.env.local.example'), 'utf8'));
  return Object.fromEntries(Object.keys(everySetting).map((name) => [name, '']));
}

/**
 * The environment in which the site that tests are made against is built: without a setting, and for
 * a platform that packages pages inside the build and has a deployment ID.
 */
export function buildEnvironment(): Record<string, string> {
  return {
    ...noSettings(),
    SITE_URL: 'https://swim.example.com',
    NEXT_ADAPTER_PATH: join(projectRoot, 'e2e/platform/stub-platform.mjs'),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** The environment that wires the site to the local inbox. */
export function siteEnvironment(inboxOrigin: string): Record<string, string> {
  return {
    EMAILJS_USER_ID: account.userId,
    EMAILJS_SERVICE_ID: account.serviceId,
    EMAILJS_TEMPLATE_ID: account.templateId,
    EMAILJS_ORIGIN: inboxOrigin,
    INSTRUCTOR_EMAIL: 'instructor@example.com',
  };
}
