/**
 * The Content-Security-Policy of a page: only what the site serves, and only the inline code named here.
 *
 * @param {object} allowed
 * @param {readonly string[]} allowed.scripts sources of inline scripts, such as `'sha256-…'`
 * @param {readonly string[]} allowed.styles sources of inline styles and style attributes
 * @param {string} [allowed.webVitalsUrl] where pages report web vitals, if anywhere
 * @throws {TypeError} when `webVitalsUrl` is neither a path nor a URL
 * @see https://www.w3.org/TR/CSP3/
 */
export function pagePolicy({ scripts, styles, webVitalsUrl }) {
  const isExternal = webVitalsUrl && !webVitalsUrl.startsWith('/');
  const webVitalsOrigins = isExternal ? [new URL(webVitalsUrl).origin] : [];
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    // `data:` is for next/image's blurred placeholders.
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...webVitalsOrigins].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

export const frameworkPolicy =
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";
