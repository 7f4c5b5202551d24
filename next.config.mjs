import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { dismissedReceipt, receiptCookie } from './lib/booking/receipt-cookie.mjs';
import { frameworkPolicy } from './lib/security/policy.mjs';

/**
 * Every real date as the address of a day, leap years included, and nothing else that looks like one:
 * 31, 30 or 28 days by month, and 29 February in years divisible by 4 but not by 100 unless by 400.
 */
const realDate = [
  String.raw`\d{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
  String.raw`\d{4}-(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`\d{4}-02-(?:0[1-9]|1\d|2[0-8])`,
  String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29`,
].join('|');

/** For everything; a script's or picture's answer needs no more, and each byte of it counts. */
const headersForAll = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** For what a browser can show as a page of its own. */
const headersForPages = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Content-Security-Policy', value: frameworkPolicy },
  // Not `no-referrer`: the browser would then send the form without an origin, which Next refuses.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // For everyone, not only for search engines: otherwise the pages rendered for one visitor get their
  // title at the end of the body, where only a script would move it to its place.
  htmlLimitedBots: /.*/,
  // Posts that pass through `proxy.ts` are held in memory, up to 10 MB each unless told otherwise. More than
  // the 1 MB that an action takes, so that a longer one is refused for its size, not for its cut end.
  experimental: {
    proxyClientMaxBodySize: '2mb',
    // What all days share is then fetched ahead once, and not with each of them.
    prefetchInlining: { maxSize: 512 },
  },
  // A constant in the build, so that without a URL the reporting code is left out of the bundle.
  compiler: { define: { WEB_VITALS_URL: process.env.WEB_VITALS_URL ?? '' } },
  turbopack: { root: import.meta.dirname },
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    // Next gives pictures a policy of their own in place of the one that `headers` sends.
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
    // Only the site's own pictures: whatever else is asked for is refused before it is read.
    localPatterns: [{ pathname: '/_next/static/media/**', search: '' }],
  },
  async headers() {
    return [
      { source: '/:path*', headers: headersForAll },
      // Not for what the router asks for: no browser shows it as a page, and each byte of it counts.
      {
        source: '/((?!_next/static/).*)',
        missing: [{ type: 'header', key: 'rsc' }],
        headers: headersForPages,
      },
      {
        source: '/',
        has: [{ type: 'query', ...dismissedReceipt }],
        headers: [{ key: 'Set-Cookie', value: `${receiptCookie}=; Path=/; Max-Age=0` }],
      },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        // What confirms a request is for those alone who have just sent one, and stands at `/`.
        { source: '/submitted', destination: '/no-such-page' },
        {
          source: '/',
          has: [{ type: 'cookie', key: receiptCookie }],
          missing: [{ type: 'query', ...dismissedReceipt }],
          destination: '/submitted',
        },
        // Next builds its own page for a broken server and would show it to whoever asks for it.
        { source: '/_global-error', destination: '/no-such-page' },
      ],
      afterFiles: [],
      // Reached only where no built page answered: dates that exist but are not of this season.
      fallback: [{ source: `/timeslots/:date(${realDate})`, destination: '/outside-season' }],
    };
  },
};

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function configFor(phase) {
  // Set for `next start` as well, an adapter has fallback rewrites answer 404.
  return phase === PHASE_PRODUCTION_BUILD
    ? { ...config, adapterPath: `${import.meta.dirname}/lib/build/adapter.mjs` }
    : config;
}
