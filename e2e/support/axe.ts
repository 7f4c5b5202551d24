import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

/**
 * Checks WCAG 2.2 AA, the contrast of AAA, and axe's best practices. The size of targets is checked only at the top of a
 * page.
 */
export async function expectNoAccessibilityProblems(page: Page): Promise<void> {
  // On a scrolled page, the navigation bar may cover half of a target.
  const isAtTop = await page.evaluate(() => window.scrollY === 0);
  const rules = {
    // Whatever meets AAA meets AA.
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: isAtTop },
  };
  const axe = new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'] });
  // Pages have no frames, so axe needs no second page for its results.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => html)]);
  expect(found).toEqual([]);
}

/** Checks a copy of the page's HTML, because axe needs JavaScript. */
export async function expectNoAccessibilityProblemsWithoutScript(
  page: Page,
  browser: Browser,
): Promise<void> {
  const body = (await page.content()).replaceAll(/<script\b.*?<\/script>/gs, '');
  const context = await browser.newContext({ javaScriptEnabled: true });
  const copy = await context.newPage();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  await copy.goto(page.url());
  await expectNoAccessibilityProblems(copy);
  await context.close();
}
