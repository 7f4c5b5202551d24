export const pageHeadingId = 'page-heading';

/** Finds the heading by its id, since refs cannot reach a server component. */
export function focusPageHeading(): void {
  document.getElementById(pageHeadingId)?.focus();
}
