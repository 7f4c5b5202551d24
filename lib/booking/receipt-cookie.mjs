/** Marks a visitor who has just sent a request without a script, so that `/` shows the confirmation. */
export const receiptCookie = 'booking-receipt';

/** The query that shows the home page and clears the cookie. */
export const dismissedReceipt = { key: 'receipt', value: 'dismissed' };
