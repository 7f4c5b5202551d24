import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a day of the month in view: `July 15`. */
export function dayButton(page: Page, day: string) {
  return page.getByRole('gridcell').getByRole('button', { name: `, ${day}, 2025` });
}

export function timeBox(page: Page, time: string) {
  return page.getByRole('checkbox', { name: new RegExp(`^${time} `) });
}

export function bar(page: Page) {
  return page.getByRole('region', { name: 'What will change' });
}

/** The commands in the prefilled issue that a link opens. Nothing in it leads to a person. */
export async function commandsIn(page: Page, name = 'Send to GitHub'): Promise<readonly string[]> {
  const url = new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/swim-school/website/issues/new');
  return url.searchParams.get('body')?.match(/^npm run .*$/gm) ?? [];
}

/** GitHub's page for a new issue, which the instructor leaves by Back. @returns its URL */
export async function sendAndComeBack(
  page: Page,
  press = (link: Locator) => link.click(),
): Promise<string> {
  await page.route('https://github.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>New issue</title>' }),
  );
  await press(page.getByRole('link', { name: 'Send to GitHub' }));
  await expect(page).toHaveTitle('New issue');
  const url = page.url();
  await page.goBack();
  return url;
}
