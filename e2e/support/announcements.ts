import type { Page } from '@playwright/test';

/** Records what a screen reader would announce. @returns a list that grows */
export async function listen(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('say', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const spoken = '[role="status"], [role="alert"], [aria-live]';
    function hear(records: MutationRecord[]) {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(spoken)?.textContent;
        if (text && element?.checkVisibility()) Reflect.get(window, 'say')(text);
        // Next's announcer speaks from a shadow root.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.shadowRoot) watch(node.shadowRoot);
          // An alert is announced when it appears, but a status only when it changes.
          const alerts = [...node.querySelectorAll('[role="alert"]')];
          if (node.matches('[role="alert"]')) alerts.push(node);
          const shown = alerts.filter((alert) => alert.checkVisibility());
          for (const alert of shown) Reflect.get(window, 'say')(alert.textContent);
        }
      }
    }
    function watch(root: Node) {
      new MutationObserver(hear).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    }
    watch(document);
  });
  return said;
}
