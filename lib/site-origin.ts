import { environment } from './environment';

/** The site's own origin, such as `https://swim.example.com`; `undefined` where neither `SITE_URL` nor Vercel says it. */
export function siteOrigin(): string | undefined {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL, VERCEL_URL } = environment();
  if (SITE_URL) return new URL(SITE_URL).origin;
  const host = VERCEL_PROJECT_PRODUCTION_URL ?? VERCEL_URL;
  return host && `https://${host}`;
}

/** The metadata by which a page names its canonical path; none where the origin is unknown. */
export function canonical(path: string): { alternates?: { canonical: string } } {
  return siteOrigin() ? { alternates: { canonical: path } } : {};
}
