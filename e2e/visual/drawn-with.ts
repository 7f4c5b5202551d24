/** Why a screenshot is not compared: the one excuse of the visual suite. */
export const drawnWithAnotherBrowser =
  'The pictures were drawn with another browser: update them to compare with this one.';
