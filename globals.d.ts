/** The URL for web vitals or an empty string; `next.config.mjs` defines it at build time. */
declare const WEB_VITALS_URL: string;
