let left: { day: string; entry: string } | undefined;

/** The history entry that the browser is on; `undefined` in browsers that do not tell. */
function currentEntry(): string | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.key : undefined;
}

/** Remembers the day that the visitor leaves the calendar for, and where in the history they were. */
export function rememberDay(day: string): void {
  const entry = currentEntry();
  left = entry === undefined ? undefined : { day, entry };
}

/**
 * Gives once the day that the visitor has come back from by Back, so that the focus can stand where
 * it stood; `undefined` when they came by a link, which starts a page from its top.
 */
export function takeDayComeBackFrom(): string | undefined {
  if (!left || left.entry !== currentEntry()) return undefined;
  const { day } = left;
  left = undefined;
  return day;
}
