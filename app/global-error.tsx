'use client';

import frameStyles from '@/components/page/page-frame.module.css';
import actionStyles from '@/components/ui/action.module.css';
import { figtree, fraunces } from './fonts';
import './globals.css';

/** The error page. Every page's bundle includes it, so it stays small. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <title>This page could not be shown</title>
        <header className={frameStyles.header}>
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- what broke may be the router that Link needs */}
          <a href="/" className={actionStyles.quiet}>
            Home
          </a>
        </header>
        <main id="main">
          <div className={frameStyles.title}>
            <h1>This page could not be shown</h1>
          </div>
          <div className={frameStyles.content}>
            <p>Something went wrong on our side. Trying again often helps.</p>
            <button type="button" className={actionStyles.action} onClick={reset}>
              Try again
            </button>
          </div>
        </main>
      </body>
    </html>
  );
}
