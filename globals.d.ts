/** Where pages report web vitals, empty if nowhere; `next.config.mjs` defines it when the site is built. */
declare const WEB_VITALS_URL: string;
