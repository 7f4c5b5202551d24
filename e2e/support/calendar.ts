import { expect, type Page } from '@playwright/test';

export function calendar(page: Page) {
  const section = page.getByRole('region', { name: 'Choose a date!' });
  /** A month is a grid, and a larger period is a list. */
  const grid = (name: string) =>
    section
      .getByRole('grid', { name, exact: true })
      .or(section.getByRole('list', { name, exact: true }));
  return {
    section,
    grid,
    days: section.getByRole('link', { name: /^\w+day, \w+ \d+, \d{4}, / }),
    /** @param inWords such as `Tuesday, July 15, 2025`, or a pattern of it */
    dayLink: (inWords: string) => section.getByRole('link', { name: new RegExp(`^${inWords}, `) }),
    link: (name: string) => section.getByRole('link', { name, exact: true }),
    previous: section.getByRole('link', { name: /^Previous (month|year|decade|century)/ }),
    next: section.getByRole('link', { name: /^Next (month|year|decade|century)/ }),
    selectable: (period: string) => grid(period).getByRole('link', { disabled: false }),
    disabled: (period: string) => grid(period).getByRole('link', { disabled: true }),
    title: section.getByRole('link', { name: /, choose a / }),
  };
}

/** Waits until the calendar's script has made the days of a month one tab stop. */
export async function expectScriptOfCalendar(page: Page): Promise<void> {
  await expect(calendar(page).section.locator('a[tabindex="0"]')).toHaveCount(1);
}

/** Opens a page with a month, and waits for the calendar's script. */
export async function openCalendar(
  page: Page,
  path: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await page.goto(path, { waitUntil });
  await expectScriptOfCalendar(page);
}

export async function zoomOut(page: Page, ...periods: readonly string[]): Promise<void> {
  const { grid, title } = calendar(page);
  for (const period of periods) {
    await title.click();
    await expect(grid(period)).toBeVisible();
  }
}

export async function expectDay(page: Page, date: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Time Slots for ${date}`);
}

/** Waits until the scripts that have loaded have run. */
export async function waitUntilIdle(page: Page): Promise<void> {
  // A fixed clock makes a timer of `requestIdleCallback`, but does not replace `scheduler`, which WebKit lacks.
  await page.evaluate(() =>
    'scheduler' in window
      ? window.scheduler.postTask(() => undefined, { priority: 'background' })
      : new Promise((resolve) => setTimeout(resolve)),
  );
}
