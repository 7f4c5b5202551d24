'use client';

import './globals.css';
import frameStyles from '@/components/page/page-frame.module.css';
import actionStyles from '@/components/ui/action.module.css';
import { Wave } from '@/components/ui/wave';
import { planCallToAction, siteName } from '@/data/site';
import { figtree, fraunces } from './fonts';

/** Has plain links, because the router may be broken, and no footer, because every page's bundle includes this page. */
export default function GlobalError() {
  return (
    <html lang="en" className={`${fraunces.variable} ${figtree.variable}`}>
      <body className={frameStyles.page}>
        <title>This page could not be shown</title>
        <div className={frameStyles.surface}>
          <header className={frameStyles.header}>
            <p className={frameStyles.name}>{siteName}</p>
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
              <p>Something went wrong here. Trying again often helps.</p>
              <button
                type="button"
                className={actionStyles.action}
                onClick={() => window.location.reload()}
              >
                Try again
              </button>
              <a href="/#calendar" className={actionStyles.quiet}>
                {planCallToAction}
              </a>
            </div>
          </main>
        </div>
      </body>
    </html>
  );
}
