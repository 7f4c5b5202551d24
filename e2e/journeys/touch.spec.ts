import { builtFiles } from '../support/chunks';
import { expect, test } from '../support/test';

test('no hover style applies on a touch screen', async ({ page }) => {
  // Every page’s styles are from these files, so no page has to be opened.
  const texts = builtFiles('.css').map(({ text }) => text);
  const found = await page.evaluate((sheets) => {
    function hoverStyles(
      rules: CSSRuleList,
      needsMouse = false,
    ): { selector: string; needsMouse: boolean }[] {
      return [...rules].flatMap((rule) => {
        // A style rule can also be a grouping rule.
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
          return [{ selector: rule.selectorText, needsMouse }];
        }
        if (!(rule instanceof CSSGroupingRule)) return [];
        const isForMouse = rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)';
        return hoverStyles(rule.cssRules, needsMouse || isForMouse);
      });
    }
    return sheets.flatMap((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return hoverStyles(sheet.cssRules);
    });
  }, texts);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ needsMouse }) => !needsMouse)).toEqual([]);
});
