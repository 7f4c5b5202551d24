import { environment } from './environment';

/**
 * The origin of canonical URLs: `SITE_URL`, else Vercel's production URL, else this deployment's, else
 * the local server.
 *
 * @see https://vercel.com/docs/environment-variables/system-environment-variables
 * @throws TypeError when `SITE_URL` is not a URL
 */
export function siteOrigin(): string {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL, VERCEL_URL } = environment();
  if (SITE_URL) return new URL(SITE_URL).origin;
  const host = VERCEL_PROJECT_PRODUCTION_URL ?? VERCEL_URL;
  return host ? `https://${host}` : 'http://localhost:3000';
}
