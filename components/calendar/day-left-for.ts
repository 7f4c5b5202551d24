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
 * The day that the visitor left from here for, where they have come back by Back or Forward, so that
 * the focus can stand where it stood; `undefined` when they came by a link, which starts at the top.
 */
export function dayLeftFor(): string | undefined {
  return left && left.entry === currentEntry() ? left.day : undefined;
}
