/**
 * The site's own origin for canonical addresses and pictures: `SITE_URL`, else the address that
 * Vercel gives the production deployment, else this deployment, else the local server.
 *
 * @see https://vercel.com/docs/environment-variables/system-environment-variables
 * @throws TypeError when `SITE_URL` is not a URL
 */
export function siteOrigin(): string {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL, VERCEL_URL } = process.env;
  if (SITE_URL) return new URL(SITE_URL).origin;
  const host = VERCEL_PROJECT_PRODUCTION_URL || VERCEL_URL;
  return host ? `https://${host}` : 'http://localhost:3000';
}
