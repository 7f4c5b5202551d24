/** The two sentences that the owner set for the end of a request (specification, section 4). */
export const submittedSentence = 'Your booking has been submitted!';
export const failedSentence = 'Failed to send the email. Please try again later.';
