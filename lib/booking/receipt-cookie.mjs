/** Set after a request was sent without JavaScript. */
export const receiptCookie = 'booking-receipt';

/** The confirmation's query parameter; its value is the day. */
export const receiptQuery = 'receipt';

/** The query parameter's value for a question. */
export const questionReceipt = 'question';
