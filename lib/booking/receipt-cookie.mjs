/** Marks a visitor who has just sent a request without a script. */
export const receiptCookie = 'booking-receipt';

/** The query of the address that confirms a request to those who have the cookie; its value is the day. */
export const receiptQuery = 'receipt';

/** Its value for a question, which has no day. */
export const questionReceipt = 'question';
