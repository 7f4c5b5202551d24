/** What the script reads out of a view's HTML, which the server wrote. */

/** All tiles of the view that can be chosen: days, months, years or decades, in order. */
export function tilesIn(view: HTMLElement): readonly HTMLAnchorElement[] {
  return [...view.querySelectorAll<HTMLAnchorElement>('a[data-tile]')];
}

/** For each cell of a grid of periods in order, its tile, if that can be chosen. */
export function tilesInCells(view: HTMLElement): readonly (HTMLAnchorElement | null)[] {
  const cells = [...view.querySelectorAll('[role="gridcell"]')];
  return cells.map((cell) => cell.querySelector<HTMLAnchorElement>('a[data-tile]'));
}

/** The tile called `name`, such as `2025-07-15` or `2021-2030`. */
export function tileNamed(view: HTMLElement, name: string): HTMLAnchorElement | undefined {
  return tilesIn(view).find((tile) => tile.dataset.tile === name);
}

/** The step called `previous` or `next`, also where it is disabled. */
export function controlNamed(view: HTMLElement, name: string): HTMLElement | null {
  return view.querySelector<HTMLElement>(`[data-control="${name}"]`);
}

/** The link that an event happened on or in. */
export function linkAt(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Whether a tile's name is a day's: an ISO date. */
export function isDay(name: string | undefined): name is string {
  return name !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(name);
}
