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
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...webVitalsOrigins].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Sent with every response. Images and posted forms have another policy.
 * A `<meta>` policy cannot contain `frame-ancestors`.
 */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  {
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
  },
  // With `no-referrer`, browsers send `Origin: null` with a form, and Next rejects it.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];
