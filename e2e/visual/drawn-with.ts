/** The only accepted reason to skip a screenshot comparison. */
export const drawnWithAnotherBrowser =
  'The pictures were drawn with another browser: update them to compare with this one.';
