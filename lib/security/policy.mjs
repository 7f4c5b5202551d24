import { webVitalsSources } from './web-vitals-sources.mjs';

/**
 * The Content-Security-Policy of a page: nothing but what the site itself serves, and of scripts and
 * styles written into the page only those named.
 *
 * `data:` is for the blurred stand-ins that next/image shows until a photo has come.
 *
 * @param {object} allowed
 * @param {readonly string[]} allowed.scripts sources of inline scripts, such as `'sha256-…'`
 * @param {readonly string[]} allowed.styles sources of inline style attributes
 * @returns {string}
 * @see https://www.w3.org/TR/CSP3/
 */
export function pagePolicy({ scripts, styles }) {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...webVitalsSources()].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** What no page can say for itself in its HTML; `next.config.mjs` sends it with everything. */
export const frameworkPolicy =
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";
