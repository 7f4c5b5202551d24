import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { questionReceipt, receiptCookie, receiptQuery } from './lib/booking/receipt-cookie.mjs';
import { headerPolicy } from './lib/security/policy.mjs';

/** Every real date: months of 31, 30 and 28 days, and February 29 in leap years. */
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
  { key: 'Content-Security-Policy', value: headerPolicy },
  // With `no-referrer`, browsers send no origin with a form, and Next rejects it.
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
    // Vercel's own limit. A smaller one could reject a long note before validation explains its length.
    serverActions: { bodySizeLimit: '4.5mb' },
    // Above the action's limit. Next truncates a body at this size, and the action cannot tell that a form was cut.
    proxyClientMaxBodySize: '5mb',
    // `/Timeslots/2025-07-15` must not match the rewrite for dates outside the season.
    caseSensitiveRoutes: true,
    // Prefetches shared segments once, instead of with each day.
    prefetchInlining: { maxSize: 512 },
  },
  compiler: { define: { WEB_VITALS_URL: process.env.WEB_VITALS_URL ?? '' } },
  turbopack: { root: import.meta.dirname },
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    // Next replaces the policy from `headers` for images.
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
    // Limits the image optimizer to the site's own images.
    localPatterns: [{ pathname: '/_next/static/media/**', search: '' }],
  },
  async headers() {
    return [
      { source: '/:path*', headers: headersForAll },
      // RSC requests are excluded because browsers do not show them as pages.
      {
        source: '/((?!_next/static/).*)',
        missing: [{ type: 'header', key: 'rsc' }],
        headers: headersForPages,
      },
      {
        source: '/',
        has: [{ type: 'query', key: receiptQuery }],
        // A shared cache could show the confirmation to strangers.
        headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
      },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        // These paths get the 404 page. The first three are only for rewrites. The last is Next's own error page.
        {
          source: '/:page(submitted|message-sent|outside-season|_global-error)',
          destination: '/no-such-page',
        },
        // The query gives the confirmation a URL of its own, so that no cache serves `/` instead.
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
      // Built pages come first, so this only matches dates outside the season.
      fallback: [{ source: `/timeslots/:date(${realDate})`, destination: '/outside-season' }],
    };
  },
};

/** @type {(phase: string) => import('next').NextConfig} */
export default function configFor(phase) {
  // With `next start`, an adapter would turn fallback rewrites into 404s.
  return phase === PHASE_PRODUCTION_BUILD
    ? { ...config, adapterPath: `${import.meta.dirname}/lib/build/adapter.mjs` }
    : config;
}
