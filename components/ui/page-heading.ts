export const pageHeadingId = 'page-heading';

/**
 * Moves the focus to the home page's heading, before the element that has it is removed. By its id: the
 * heading is a server component, which no ref reaches.
 */
export function focusPageHeading(): void {
  document.getElementById(pageHeadingId)?.focus();
}
