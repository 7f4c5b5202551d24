import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { inlineScript } from './lib/page/inline-script.mjs';
import { securityHeaders } from './lib/page/content-security-policy.mjs';
import { settingText } from './lib/settings/setting-text.mjs';

const siteUrl = settingText(process.env.SITE_URL ?? '');

/**
 * A pattern of all paths below /timeslots but the days of the season. With `dynamicParams = false`, which does the same,
 * the router makes two requests for each day that it prefetches. Next limits a pattern to 4,096 characters, so
 * this one names months, and only those dates that a month has outside the season: enough for 17 years.
 */
function pathsWithoutDay() {
  const season = readFileSync(`${import.meta.dirname}/data/timeslots.json`, 'utf8');
  const dates = Object.keys(JSON.parse(season));
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
  const others = months
    .flatMap((month) => days.map((day) => `${month}-${day}`))
    .filter((date) => !dates.includes(date));
  const seasonDates = `(?!${others.join('|') || '-'})(?:${months.join('|')})-(?:${days.join('|')})$`;
  return `/timeslots/:path((?!${seasonDates}).*)`;
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  compiler: {
    define: {
      INLINE_SCRIPT: inlineScript,
      WEB_VITALS_URL: settingText(process.env.WEB_VITALS_URL ?? ''),
    },
  },
  turbopack: { root: import.meta.dirname },
  images: {
    formats: ['image/avif', 'image/webp'],
    // The default's widest two are left out, because no photo is shown that wide.
    deviceSizes: [640, 750, 828, 1080, 1200, 1920],
    // Next replaces the policy from `headers` for images.
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
    // Limits the image optimizer to the site's own images.
    localPatterns: [{ pathname: '/_next/static/media/**', search: '' }],
  },
  experimental: {
    // Each page gets few styles of other pages. The build inlines style sheets, so a further one costs no request.
    cssChunking: { type: 'graph', requestCost: 3_000 },
    serverActions: {
      // Vercel's own limit. A smaller one could reject a long note before validation explains its length.
      bodySizeLimit: '4.5mb',
      // Forms of the site's own pages are accepted even if a proxy passes on another host.
      allowedOrigins: URL.canParse(siteUrl) ? [new URL(siteUrl).host] : [],
    },
    // Prefetches shared segments once, instead of with each day.
    prefetchInlining: { maxSize: 512 },
  },
  headers: () => [
    { source: '/:path*', headers: securityHeaders },
    // A cache asks again for anything without a hash in its name, so that it never shows an earlier build.
    {
      source: '/((?!_next/).*)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
    },
  ],
  // Paths of days are patterns here, which `dayPath` cannot make.
  redirects: () => [
    // The end of a link was cut off.
    { source: '/:path(calendar|timeslots)', destination: '/#calendar', permanent: false },
    // A message or its program can put other text behind a day's link.
    {
      source: '/timeslots/:date(\\d{4}-\\d{2}-\\d{2}):end([^A-Za-z0-9/].*)',
      destination: '/timeslots/:date',
      permanent: false,
    },
  ],
  rewrites: () => ({
    beforeFiles: [
      // Answers a form of a day that the new build no longer has: every form has the same action. Only forms have a
      // content type.
      {
        source: pathsWithoutDay(),
        has: [{ type: 'header', key: 'content-type' }],
        destination: '/ask',
      },
      // No page has this path. Vercel would serve `/404` itself with status 200.
      { source: pathsWithoutDay(), destination: '/no-such-page' },
      // No path of a period has a percent sign.
      { source: '/calendar/(.*%.*)', destination: '/no-such-page' },
    ],
  }),
};

/** @type {(phase: string) => import('next').NextConfig} */
export default function configFor(phase) {
  // The adapter needs development packages, which a host that only runs the site lacks.
  return phase === PHASE_PRODUCTION_BUILD
    ? { ...config, adapterPath: `${import.meta.dirname}/lib/build/adapter.mjs` }
    : config;
}
