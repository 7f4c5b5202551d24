/**
 * @param {{ scripts: readonly string[], styles: readonly string[], webVitalsUrl: string }} allowed
 * @throws {TypeError} if `webVitalsUrl` is neither empty, a path nor a URL
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

/** Sent as a header, because a `<meta>` policy cannot contain `frame-ancestors`. */
export const headerPolicy =
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";
