import { environment } from './environment';

export const noOriginSentence =
  'The site’s origin is unknown, so pages have no canonical URL and request emails contain no link to /answer. Set SITE_URL.';

/** Such as `https://swim.example.com`; `undefined` if neither `SITE_URL` nor Vercel provides it. */
export function siteOrigin(): string | undefined {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: host } = environment();
  if (SITE_URL) return new URL(SITE_URL).origin;
  return host && `https://${host}`;
}

/** Metadata with a page's canonical path; empty if the origin is unknown. */
export function canonical(path: string): { alternates?: { canonical: string } } {
  return siteOrigin() ? { alternates: { canonical: path } } : {};
}
