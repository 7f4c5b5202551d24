/** What is to have the focus once the calendar's next view stands. */
export type FocusTarget =
  { kind: 'first-tile' } | { kind: 'tile'; name: string } | { kind: 'control'; name: string };

/** All tiles of the view that can be chosen: days, months, years or decades, in order. */
export function tilesIn(view: HTMLElement): readonly HTMLAnchorElement[] {
  return [...view.querySelectorAll<HTMLAnchorElement>('a[data-tile]')];
}

function tileNamed(view: HTMLElement, name: string): HTMLAnchorElement | undefined {
  return tilesIn(view).find((tile) => tile.dataset.tile === name);
}

/** Makes `tile` the grid's one tab stop; without the script every tile is one. */
export function makeTabStop(view: HTMLElement, tile: HTMLElement | undefined): void {
  for (const other of tilesIn(view)) other.tabIndex = other === tile ? 0 : -1;
}

/** Focuses the tile called `name`; false where this view has no such tile. */
export function focusTile(view: HTMLElement, name: string): boolean {
  const tile = tileNamed(view, name);
  tile?.focus();
  return tile !== undefined;
}

/** Moves the focus to where a change of view has to leave it, never to the page's body. */
export function focusOn(view: HTMLElement, target: FocusTarget): void {
  const [firstTile] = tilesIn(view);
  if (target.kind === 'tile' && focusTile(view, target.name)) return;
  if (target.kind === 'control') {
    view.querySelector<HTMLElement>(`[data-control="${target.name}"]`)?.focus();
    return;
  }
  firstTile?.focus();
}
