/**
 * Runs in the page: what of its text is cut off, reaches out of the window or lies over other text.
 *
 * Left out is what is meant to be out of view (hidden text, slides to come) and what is meant to lie
 * over the page (bars that stay in view).
 *
 * @returns a line for each trouble, empty when there is none
 */
export function findTrouble(): string[] {
  type Piece = { owner: Element; text: string; box: DOMRect };
  const tolerance = 1.5;
  const width = document.documentElement.clientWidth;

  const ancestorsOf = (element: Element): Element[] => {
    const parent = element.parentElement;
    return parent ? [element, ...ancestorsOf(parent)] : [element];
  };
  const isOutOfIt = (element: Element): boolean =>
    ancestorsOf(element).some((ancestor) => {
      const { clipPath, position, overflowX, visibility } = getComputedStyle(ancestor);
      const isHidden = clipPath.startsWith('inset(50%') || visibility === 'hidden';
      return isHidden || ['sticky', 'fixed'].includes(position) || overflowX === 'auto';
    });

  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const owner = walker.currentNode.parentElement;
    if (!text || !owner?.checkVisibility() || isOutOfIt(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width > tolerance && box.bottom > 0 && box.right > 0)
        pieces.push({ owner, text, box });
    }
  }

  const troubles: string[] = [];
  const tell = (what: string, { text }: Piece) => troubles.push(`${what}: ${text.slice(0, 40)}`);
  if (document.documentElement.scrollWidth > width) troubles.push('the page scrolls sideways');
  for (const piece of pieces) {
    if (piece.box.right > width + tolerance || piece.box.left < -tolerance) tell('outside', piece);
    const holder = ancestorsOf(piece.owner).find(
      (element) => getComputedStyle(element).overflowX === 'hidden',
    );
    const held = holder?.getBoundingClientRect();
    if (held && piece.box.right > held.right + tolerance) tell('cut off', piece);
  }
  pieces.forEach((piece, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (piece.owner.contains(other.owner) || other.owner.contains(piece.owner)) continue;
      const across =
        Math.min(piece.box.right, other.box.right) - Math.max(piece.box.left, other.box.left);
      const down =
        Math.min(piece.box.bottom, other.box.bottom) - Math.max(piece.box.top, other.box.top);
      // A line's box is higher than its letters; a third of it is what no letter reaches.
      const room = Math.min(piece.box.height, other.box.height) / 3;
      if (across > tolerance && down > room) tell(`over “${other.text.slice(0, 40)}”`, piece);
    }
  });
  return troubles;
}
