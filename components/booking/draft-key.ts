/** Drafts are kept in local storage, each under this and the ISO date of its day. */
export const draftPrefix = 'booking-draft:';

/** Whether the browser holds a draft of any day, be it of this session or of one that has ended. */
export function holdsDrafts(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(draftPrefix));
  } catch {
    return false;
  }
}
