import { environment } from './environment';

/** The sentence for the operator where the origin is unknown. */
export const noOriginSentence =
  'SITE_URL is not set: pages tell search engines no address, and a request’s email has no link to answer it.';

/** The site's own origin, such as `https://swim.example.com`; `undefined` where neither `SITE_URL` nor Vercel says it. */
export function siteOrigin(): string | undefined {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: host } = environment();
  if (SITE_URL) return new URL(SITE_URL).origin;
  return host && `https://${host}`;
}

/** The metadata by which a page names its canonical path; none where the origin is unknown. */
export function canonical(path: string): { alternates?: { canonical: string } } {
  return siteOrigin() ? { alternates: { canonical: path } } : {};
}
