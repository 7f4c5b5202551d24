import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { account } from '../inbox/account';
import { projectRoot } from './project-root';

/**
 * The environment of a build or a server, before its settings. Every setting is empty, so that Next reads none from
 * the developer's `.env.local`. PATH is left out, so that nothing depends on `npm` or `next`, which Windows cannot start
 * without a shell.
 */
export function cleanEnvironment() {
  const settings = parseEnv(readFileSync(join(projectRoot, '.env.local.example'), 'utf8'));
  // Vercel sets these, and `.env.local` may hold some of them.
  const setByVercel = [
    'VERCEL',
    'VERCEL_REGION',
    'VERCEL_PROJECT_PRODUCTION_URL',
    'VERCEL_GIT_PROVIDER',
    'VERCEL_GIT_REPO_OWNER',
    'VERCEL_GIT_REPO_SLUG',
  ];
  const empty: Record<string, string> = Object.fromEntries(
    [...Object.keys(settings), ...setByVercel].map((name) => [name, '']),
  );
  // Next makes NODE_ENV a required property of every environment.
  return { ...empty, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
}

/** Settings that make the site send to the local inbox. */
export function siteEnvironment(inboxOrigin: string): Record<string, string> {
  return {
    EMAILJS_USER_ID: account.userId,
    EMAILJS_SERVICE_ID: account.serviceId,
    EMAILJS_TEMPLATE_ID: account.templateId,
    EMAILJS_PRIVATE_KEY: account.privateKey,
    EMAILJS_ORIGIN: inboxOrigin,
    INSTRUCTOR_EMAIL: 'instructor@example.com',
  };
}
