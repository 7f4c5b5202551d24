/**
 * Runs in the page. With each of the style sheets, finds text that is cut off at a side, overflows its cell or the
 * window, overlaps other text, or has a broken word. Skips hidden text, sticky bars, and slides that are
 * not in view.
 */
export function findLayoutProblems(styles: Readonly<Record<string, string>>): string[] {
  type Piece = { owner: Element; text: string; box: DOMRect };
  const tolerance = 1.5;

  function isVisuallyHidden(element: Element): boolean {
    if (getComputedStyle(element).clipPath.startsWith('inset(50%')) return true;
    return element.parentElement !== null && isVisuallyHidden(element.parentElement);
  }

  function isSkipped(element: Element, box: DOMRect): boolean {
    const { position, overflowX } = getComputedStyle(element);
    const isSlideOutOfView =
      overflowX === 'auto' && box.left > element.getBoundingClientRect().right;
    if (['sticky', 'fixed'].includes(position) || isSlideOutOfView) return true;
    return element.parentElement !== null && isSkipped(element.parentElement, box);
  }

  function texts(): { node: Node; text: string; owner: Element }[] {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (!text || !owner?.checkVisibility({ visibilityProperty: true })) continue;
      if (!isVisuallyHidden(owner)) found.push({ node, text, owner });
    }
    return found;
  }

  function brokenWords(): string[] {
    // Words may break in tiles of the calendar.
    const whole = texts().filter(
      ({ owner }) => getComputedStyle(owner).overflowWrap !== 'anywhere',
    );
    return whole.flatMap(({ node }) =>
      [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      }),
    );
  }

  function pieces(): Piece[] {
    return texts().flatMap(({ node, text, owner }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter((box) => box.width > tolerance && box.bottom > 0 && box.right > 0)
        .filter((box) => !isSkipped(owner, box))
        .map((box) => ({ owner, text, box }));
    });
  }

  /** The cell, clipping element or window that text must stay within. */
  function roomOf(element: Element | null): DOMRect {
    if (!element) return new DOMRect(0, 0, document.documentElement.clientWidth);
    const isRoom =
      element.tagName === 'TD' || ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    return isRoom ? element.getBoundingClientRect() : roomOf(element.parentElement);
  }

  function isOver({ owner, box }: Piece, other: Piece): boolean {
    const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
    const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
    // Letters do not reach the outer third of their line box.
    const leading = Math.min(box.height, other.box.height) / 3;
    if (across <= tolerance || down <= leading) return false;
    return !owner.contains(other.owner) && !other.owner.contains(owner);
  }

  function problems(): string[] {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isCutOff = ({ owner, box }: Piece) =>
      [roomOf(owner), roomOf(null)].some(
        ({ left, right }) => box.left < left - tolerance || box.right > right + tolerance,
      );
    const all = pieces();
    return [
      ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
      ...brokenWords().map((word) => `broken in two: ${word}`),
      ...all.filter(isCutOff).map(({ text }) => `cut off: ${text}`),
      ...all.flatMap((piece, index) =>
        all
          .slice(index + 1)
          .filter((other) => isOver(piece, other))
          .map((other) => `over “${other.text}”: ${piece.text}`),
      ),
    ];
  }

  return Object.entries(styles).flatMap(([name, rules]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    return problems().map((problem) => `${name}: ${problem}`);
  });
}
