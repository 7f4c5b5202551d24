/**
 * The cookie of a visitor whose request was just sent without a script. A flag without content: it
 * only says that the page which confirms it is to be shown at `/` (the rewrite in `next.config.mjs`).
 */
export const receiptCookie = 'booking-receipt';

/** The query under which `/` is the home page all the same, and the cookie is taken back. */
export const dismissedReceipt = { key: 'receipt', value: 'dismissed' };
