import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { earlyFormScript } from '@/components/booking/early-script';
import { PassedMarks } from '@/components/day/passed-marks';
import { OutcomeAlerts } from '@/components/outcome/outcome-alerts';
import { IgnoreRepeatedPresses } from '@/components/ui/repeated-presses';
import { WebVitalsGate } from '@/components/web-vitals/web-vitals-gate';
import { sharedPhoto } from '@/data/photos';
import { brandColors, site, siteName } from '@/data/site';
import { markPassedScript } from '@/lib/season/mark-passed';
import { lastDay } from '@/lib/season/season';
import { siteOrigin } from '@/lib/site-origin';
import { figtree, fraunces } from './fonts';

const origin = siteOrigin();

export const metadata: Metadata = {
  ...(origin && { metadataBase: new URL(origin) }),
  title: { default: `${site.title} | ${siteName}`, template: `%s | ${siteName}` },
  description: site.description,
};

export const viewport: Viewport = {
  // Keeps Submit visible above a phone's keyboard.
  interactiveWidget: 'resizes-content',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      data-scroll-behavior="smooth"
      data-last-day={lastDay}
      className={`${fraunces.variable} ${figtree.variable}`}
      // The script below adds attributes before hydration.
      suppressHydrationWarning
    >
      <head>
        <SharedTags />
      </head>
      <body>
        <script>{markPassedScript}</script>
        <script>{earlyFormScript}</script>
        {children}
        <PassedMarks lastDay={lastDay} />
        <OutcomeAlerts />
        <IgnoreRepeatedPresses />
        <WebVitalsGate />
      </body>
    </html>
  );
}

/** The tags that are the same on every page. In `metadata`, each prefetched day would repeat them. */
function SharedTags() {
  const { source, alt } = sharedPhoto;
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-icon.png" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={brandColors.ground} />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={brandColors.groundDark}
      />
      {/* iOS turns dates and prices into phone links. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      {origin && (
        <>
          <meta property="og:image" content={new URL(source.src, origin).href} />
          <meta property="og:image:width" content={`${source.width}`} />
          <meta property="og:image:height" content={`${source.height}`} />
          <meta property="og:image:alt" content={alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
