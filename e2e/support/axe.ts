import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

/** What WCAG 2.2 AA asks for, without axe's own best practices, which are for pages of a site. */
const ofMail = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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

/** The same for a mail, which is shown inside a page of the mail program's and has no landmarks. */
export async function expectNoAccessibilityProblemsInMail(page: Page): Promise<void> {
  await expectNothingFound(new AxeBuilder({ page }).withTags(ofMail));
}

async function expectNothingFound(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html),
  }));
  expect(found).toEqual([]);
}

/**
 * The same for a page whose browser runs no script, and so would not run axe either: the page's HTML
 * as it stands is shown, without its scripts, in a browser that does.
 */
export async function expectNoAccessibilityProblemsWithoutScript(
  page: Page,
  browser: Browser,
): Promise<void> {
  const html = (await page.content()).replaceAll(/<script\b.*?<\/script>/gs, '');
  const context = await browser.newContext({ javaScriptEnabled: true });
  const copy = await context.newPage();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await copy.goto(page.url());
  await expectNoAccessibilityProblems(copy);
  await context.close();
}
