'use client';

/* eslint-disable @next/next/no-html-link-for-pages -- what broke may be the router that Link needs */

import frameStyles from '@/components/page/page-frame.module.css';
import actionStyles from '@/components/ui/action.module.css';
import { Wave } from '@/components/ui/wave';
import { site } from '@/data/site';
import { figtree, fraunces } from './fonts';
import './globals.css';

/** The error page. Every page's bundle includes it, so it does without a footer. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en" className={`${fraunces.variable} ${figtree.variable}`}>
      <body className={frameStyles.page}>
        <title>This page could not be shown</title>
        <div className={frameStyles.surface}>
          <header className={frameStyles.header}>
            <p className={frameStyles.name}>{site.name}</p>
            <a href="/" className={actionStyles.quiet}>
              Home
            </a>
          </header>
          <main id="main">
            <div className={frameStyles.title}>
              <h1>This page could not be shown</h1>
            </div>
            <Wave into="ground" />
            <div className={frameStyles.content}>
              <p>Something went wrong on our side. Trying again often helps.</p>
              <button type="button" className={actionStyles.action} onClick={reset}>
                Try again
              </button>
              <a href="/#calendar" className={actionStyles.quiet}>
                See open days
              </a>
            </div>
          </main>
        </div>
      </body>
    </html>
  );
}
