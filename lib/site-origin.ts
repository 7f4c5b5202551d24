import { environment } from './environment';

/** The origin of canonical URLs. */
export function siteOrigin(): string {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL, VERCEL_URL } = environment();
  if (SITE_URL) return new URL(SITE_URL).origin;
  const host = VERCEL_PROJECT_PRODUCTION_URL ?? VERCEL_URL;
  return host ? `https://${host}` : 'http://localhost:3000';
}
