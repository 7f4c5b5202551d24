import 'react';

declare global {
  /** The URL for web vitals or an empty string; `next.config.mjs` defines it at build time. */
  const WEB_VITALS_URL: string;
}

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number;
  }
}
