import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

async function expectNothingFound(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ help, nodes }) => ({
    help,
    where: nodes.map(({ html }) => html),
  }));
  expect(found).toEqual([]);
}

/**
 * Has axe look at the page as it stands: WCAG 2.2 AA, AAA's contrast, and axe's own best practices.
 * Of colors that are the system's axe reads what the site would have had in their place.
 */
export async function expectNoAccessibilityProblems(
  page: Page,
  { systemColors } = { systemColors: false },
): Promise<void> {
  const contrast = { enabled: !systemColors };
  const rules = { 'color-contrast': contrast, 'color-contrast-enhanced': contrast };
  await expectNothingFound(new AxeBuilder({ page }).options({ rules }));
}

/**
 * WCAG 2.2 AA alone, for a mail: axe's own best practices are for a page of a site, and the landmarks
 * are those of the mail program's page around it.
 */
export async function expectNoAccessibilityProblemsInMail(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  await expectNothingFound(new AxeBuilder({ page }).withTags(tags));
}

/**
 * The same as {@link expectNoAccessibilityProblems} for a page whose browser runs no script, and so
 * would not run axe either: its HTML as it stands is shown, without scripts, in a browser that does.
 */
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
