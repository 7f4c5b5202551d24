export const pageHeadingId = 'page-heading';

/** Focuses the home page's heading, by its id: it is a server component, which no ref reaches. */
export function focusPageHeading(): void {
  document.getElementById(pageHeadingId)?.focus();
}
