import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { questionReceipt, receiptCookie, receiptQuery } from './lib/booking/receipt-cookie.mjs';
import { frameworkPolicy } from './lib/security/policy.mjs';

/** Every real date in a URL: 31, 30 or 28 days by month, and February 29 in leap years. */
const realDate = [
  String.raw`\d{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
  String.raw`\d{4}-(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`\d{4}-02-(?:0[1-9]|1\d|2[0-8])`,
  String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29`,
].join('|');

const headersForAll = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

const headersForPages = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'Content-Security-Policy', value: frameworkPolicy },
  // `no-referrer` would send the form without an origin, which Next refuses.
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
  experimental: {
    // As much as Vercel lets through, so that a note of any length is told that it is too long.
    serverActions: { bodySizeLimit: '4.5mb' },
    // Above it, so that a longer post is refused for its size and not cut; the default buffers 10 MB.
    proxyClientMaxBodySize: '5mb',
    // Otherwise `/Timeslots/2025-07-15` is rewritten like a date outside the season.
    caseSensitiveRoutes: true,
    // What all days share is then prefetched once, not with each of them.
    prefetchInlining: { maxSize: 512 },
  },
  compiler: { define: { WEB_VITALS_URL: process.env.WEB_VITALS_URL ?? '' } },
  turbopack: { root: import.meta.dirname },
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    // Next replaces the policy from `headers` for images.
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
    // Only the site's own images can be requested.
    localPatterns: [{ pathname: '/_next/static/media/**', search: '' }],
  },
  async headers() {
    return [
      { source: '/:path*', headers: headersForAll },
      // Not for RSC requests, which no browser shows as a page.
      {
        source: '/((?!_next/static/).*)',
        missing: [{ type: 'header', key: 'rsc' }],
        headers: headersForPages,
      },
      {
        source: '/',
        has: [{ type: 'query', key: receiptQuery }],
        // A shared cache would show the confirmation to strangers.
        headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
      },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        // Shown at other URLs alone; Next would serve them to anyone who asks for them.
        {
          source: '/:page(submitted|message-sent|outside-season|_global-error)',
          destination: '/no-such-page',
        },
        // An address of its own, so that a plain `/` in a cache neither holds nor hides a confirmation.
        {
          source: '/',
          has: [
            { type: 'query', key: receiptQuery, value: questionReceipt },
            { type: 'cookie', key: receiptCookie },
          ],
          destination: '/message-sent',
        },
        {
          source: '/',
          has: [
            { type: 'query', key: receiptQuery },
            { type: 'cookie', key: receiptCookie },
          ],
          destination: '/submitted',
        },
      ],
      afterFiles: [],
      // Only for dates that are not of this season: built pages come first.
      fallback: [{ source: `/timeslots/:date(${realDate})`, destination: '/outside-season' }],
    };
  },
};

/** @type {(phase: string) => import('next').NextConfig} */
export default function configFor(phase) {
  // With `next start`, an adapter makes fallback rewrites answer 404.
  return phase === PHASE_PRODUCTION_BUILD
    ? { ...config, adapterPath: `${import.meta.dirname}/lib/build/adapter.mjs` }
    : config;
}
