import { expect, test } from '../support/test';

test('no hover style applies on a touch screen', async ({ page }) => {
  for (const path of ['/', '/timeslots/2025-07-16', '/ask', '/answer', '/lesson', '/instructor']) {
    await page.goto(path);
    const selectors = await page.evaluate(() => {
      function hoverSelectors(rules: CSSRuleList): string[] {
        return [...rules].flatMap((rule) => {
          // A style rule can also be a grouping rule.
          if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
            return [rule.selectorText];
          }
          const needsMouse =
            rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)';
          return rule instanceof CSSGroupingRule && !needsMouse
            ? hoverSelectors(rule.cssRules)
            : [];
        });
      }
      return [...document.styleSheets].flatMap((sheet) => hoverSelectors(sheet.cssRules));
    });
    expect.soft(selectors, path).toEqual([]);
  }
});
