import type { Page } from '@playwright/test';

/**
 * Emulates Chrome's translation, which replaces each text node by nested `font` elements, and goes on with text
 * that changes or appears later. The words stay the same, so that a test finds them. A page load ends it.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = 'script, style, textarea, [translate="no"], font';

    function textsIn(node: Node): readonly Text[] {
      if (node instanceof Text) return [node];
      return [...node.childNodes].flatMap(textsIn);
    }

    function translate(text: Text): void {
      const parent = text.parentElement;
      if (!parent || parent.closest(untranslated) || text.data.trim() === '') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }

    const observer = new MutationObserver((records) => {
      const changed = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      changed
        .filter(({ isConnected }) => isConnected)
        .flatMap(textsIn)
        .forEach(translate);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    textsIn(document.body).forEach(translate);
  });
}
