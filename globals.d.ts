import 'react';

declare global {
  // `next.config.mjs` defines these at build time.

  /** The text of the inline script of every page (`lib/page/inline-script.mjs`). */
  const INLINE_SCRIPT: string;

  /** The URL for web vitals, or an empty string. */
  const WEB_VITALS_URL: string;
}

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number;
  }
}
