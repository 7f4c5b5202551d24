import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { PassedMarks } from '@/components/day/passed-marks';
import { FollowBrowserEntries } from '@/components/page/follow-browser-entries';
import { IgnoreRepeatedPresses } from '@/components/page/ignore-repeated-presses';
import { sharedPhoto } from '@/data/photos';
import { site, siteName } from '@/data/site';
import { lastDay } from '@/lib/season/season';
import { siteOrigin } from '@/lib/settings/site-origin';
import { brandColors } from './brand-colors';
import { figtree, fraunces } from './fonts';

const origin = siteOrigin();

const { source, alt } = sharedPhoto;

export const metadata: Metadata = {
  ...(origin && { metadataBase: new URL(origin) }),
  title: { default: `${site.title} | ${siteName}`, template: `%s | ${siteName}` },
  description: site.description,
  icons: {
    icon: { url: '/favicon.ico', sizes: '48x48' },
    apple: '/apple-icon.png',
  },
  // iOS turns dates and prices into phone links.
  formatDetection: { telephone: false, date: false, address: false },
  // Each page's title and description are added.
  openGraph: {
    type: 'website',
    siteName,
    ...(origin && {
      images: [{ url: source.src, width: source.width, height: source.height, alt }],
    }),
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: brandColors.ground },
    { media: '(prefers-color-scheme: dark)', color: brandColors.groundDark },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      data-last-day={lastDay}
      className={`${fraunces.variable} ${figtree.variable}`}
      // The inline script adds attributes before hydration.
      suppressHydrationWarning
    >
      <body>
        <script>{INLINE_SCRIPT}</script>
        {children}
        <PassedMarks />
        <FollowBrowserEntries />
        <IgnoreRepeatedPresses />
        <WebVitalsGate />
      </body>
    </html>
  );
}

/** The owner asked for performance metrics. They ship no script unless the site was built with `WEB_VITALS_URL`. */
async function WebVitalsGate() {
  if (!WEB_VITALS_URL) return null;
  const { WebVitals } = await import('@/components/web-vitals/web-vitals');
  return <WebVitals target={WEB_VITALS_URL} />;
}
