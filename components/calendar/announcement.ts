/**
 * The id of the calendar's polite live region. It stands outside the views, since a region that
 * arrives together with its text is not read out reliably.
 */
export const announcementId = 'calendar-announcement';

/** Has `text` read out once, politely. */
export function announce(text: string): void {
  document.getElementById(announcementId)?.replaceChildren(text);
}
