'use client';

/* eslint-disable @next/next/no-html-link-for-pages -- Link needs the router, which may be broken */

import { useState } from 'react';
import frameStyles from '@/components/page/page-frame.module.css';
import actionStyles from '@/components/ui/action.module.css';
import { Wave } from '@/components/ui/wave';
import { siteName } from '@/data/site';
import { figtree, fraunces } from './fonts';
import './globals.css';

const responseTimeoutMs = 10_000;

const unreachableSentence = 'The site did not respond. Check your connection, then try again.';

/** Has no footer, because every page's bundle includes this page. */
export default function GlobalError() {
  const [isUnreachable, setUnreachable] = useState(false);

  async function tryAgain() {
    setUnreachable(false);
    const { href } = window.location;
    const signal = AbortSignal.timeout(responseTimeoutMs);
    // An offline reload would show the browser's error page.
    const response = await fetch(href, { method: 'HEAD', cache: 'no-store', signal }).catch(
      () => null,
    );
    if (response && response.status < 500) window.location.reload();
    else setUnreachable(true);
  }

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
              <p>Something went wrong on our side. Trying again often helps.</p>
              <button type="button" className={actionStyles.action} onClick={tryAgain}>
                Try again
              </button>
              {isUnreachable && <p role="alert">{unreachableSentence}</p>}
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
