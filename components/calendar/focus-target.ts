import { controlNamed, tileNamed, tilesIn } from './view-html';

/** What is to have the focus once the calendar's next view stands. */
export type FocusTarget =
  { kind: 'first-tile' } | { kind: 'tile'; name: string } | { kind: 'control'; name: string };

/** Makes `tile` the grid's one tab stop; without the script every tile is one. */
export function makeTabStop(view: HTMLElement, tile: HTMLElement | undefined): void {
  for (const other of tilesIn(view)) other.tabIndex = other === tile ? 0 : -1;
}

/** Where a change of view has to leave the focus, so that it never falls to the page's body. */
export function elementToFocus(view: HTMLElement, target: FocusTarget): HTMLElement | undefined {
  const [firstTile] = tilesIn(view);
  if (target.kind === 'tile') return tileNamed(view, target.name) ?? firstTile;
  return (target.kind === 'control' && controlNamed(view, target.name)) || firstTile;
}

/** Whether the visitor has gone on to another part of the page, from where they are not called back. */
export function isFocusElsewhere(view: HTMLElement): boolean {
  const { activeElement, body } = document;
  return (
    activeElement !== null &&
    activeElement !== body &&
    !activeElement.contains(view) &&
    !view.contains(activeElement)
  );
}
