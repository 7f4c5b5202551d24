import { expect, test } from '../support/test';

test('no hover style applies on a touch screen', async ({ page }) => {
  for (const path of ['/', '/timeslots/2025-07-16', '/ask', '/answer', '/instructor']) {
    await page.goto(path);
    const selectors = await page.evaluate(() => {
      function hoverSelectors(rules: CSSRuleList): string[] {
        return [...rules].flatMap((rule) => {
          if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
          if (rule instanceof CSSGroupingRule) return hoverSelectors(rule.cssRules);
          const isHover = rule instanceof CSSStyleRule && rule.selectorText.includes(':hover');
          return isHover ? [rule.selectorText] : [];
        });
      }
      return [...document.styleSheets].flatMap((sheet) => hoverSelectors(sheet.cssRules));
    });
    expect.soft(selectors, path).toEqual([]);
  }
});
