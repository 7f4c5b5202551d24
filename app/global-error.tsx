'use client';

import { PageFrame } from '@/components/page/page-frame';
import './globals.css';

/** Stands in for everything, its document included, when even the layout could not be shown. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <PageFrame title="This page could not be shown">
          <p>Something went wrong on our side. Please load the page again.</p>
        </PageFrame>
      </body>
    </html>
  );
}
