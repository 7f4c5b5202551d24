import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { account } from '../inbox/account';
import { projectRoot } from './project-root';

/** Every setting with an empty value, so that Next reads none from the developer's `.env.local`. */
export function noSettings(): Record<string, string> {
  const everySetting = parseEnv(readFileSync(join(projectRoot, '.env.local.example'), 'utf8'));
  return Object.fromEntries(Object.keys(everySetting).map((name) => [name, '']));
}

/** Settings for building the tested site on a stub of a platform that packages pages. */
export function buildEnvironment(): Record<string, string> {
  return {
    ...noSettings(),
    SITE_URL: 'https://swim.example.com',
    VERCEL_GIT_PROVIDER: 'github',
    VERCEL_GIT_REPO_OWNER: 'swim-school',
    VERCEL_GIT_REPO_SLUG: 'website',
    // All builds share a key, as docs/deployment.md recommends.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    NEXT_ADAPTER_PATH: join(projectRoot, 'e2e/platform/stub-platform.mjs'),
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** Settings that make the site send to the local inbox. */
export function siteEnvironment(inboxOrigin: string): Record<string, string> {
  return {
    EMAILJS_USER_ID: account.userId,
    EMAILJS_SERVICE_ID: account.serviceId,
    EMAILJS_TEMPLATE_ID: account.templateId,
    EMAILJS_ORIGIN: inboxOrigin,
    INSTRUCTOR_EMAIL: 'instructor@example.com',
  };
}
