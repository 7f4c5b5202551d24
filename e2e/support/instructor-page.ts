import { expect, type Locator, type Page } from '@playwright/test';

/** A day of the month in view, such as `July 15`. */
export function dayButton(page: Page, day: string) {
  return page.getByRole('gridcell').getByRole('button', { name: `, ${day}, 2025` });
}

export function timeBox(page: Page, time: string) {
  return page.getByRole('checkbox', { name: new RegExp(`^${time} `) });
}

export function bar(page: Page) {
  return page.getByRole('region', { name: 'What will change' });
}

/** The commands of a prefilled issue. */
export function commandsAt(url: string): readonly string[] {
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://github.com/swim-school/website/issues/new');
  return searchParams.get('body')?.match(/^npm run .*$/gm) ?? [];
}

/** The commands of the issue that a link opens. */
export async function commandsIn(page: Page, name = 'Send to GitHub'): Promise<readonly string[]> {
  return commandsAt((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
}

/** Follows a link to a stand-in for GitHub's page, and comes back. @returns that page's URL */
export async function sendAndComeBack(
  page: Page,
  name = 'Send to GitHub',
  press = (link: Locator) => link.click(),
): Promise<string> {
  await page.route('https://github.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>New issue</title>' }),
  );
  await press(page.getByRole('link', { name }));
  await expect(page).toHaveTitle('New issue');
  const url = page.url();
  await page.goBack();
  return url;
}
