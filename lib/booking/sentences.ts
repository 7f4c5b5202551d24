/** The two sentences that the owner set for the end of a request (specification, section 4). */
export const submittedSentence = 'Your booking has been submitted!';
export const failedSentence = 'Failed to send the email. Please try again later.';

export const notSentYetSentence = 'Your request was not sent yet.';

/** When a visitor over a limit may try again. `seconds` until then are rounded up to minutes. */
export function limitedSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many requests have come in just now. Please try again in ${wait}.`;
}
