export const pageHeadingId = 'page-heading';

/** Moves the focus to the home page's heading, before the element that has it is removed. */
export function focusPageHeading(): void {
  document.getElementById(pageHeadingId)?.focus();
}
