import { expect, type Locator, type Page } from '@playwright/test';

/** The calendar's parts by what they are called on the page. */
export function calendar(page: Page) {
  const section = page.getByRole('region', { name: 'Choose a date!' });
  const grid = (period: string) => section.getByRole('grid', { name: period, exact: true });
  return {
    section,
    grid,
    days: section.getByRole('link', { name: /time slots?(, passed|, today)?$/ }),
    /** @param inWords such as `Tuesday, July 15, 2025`, or a pattern of it */
    day: (inWords: string) => section.getByRole('link', { name: new RegExp(`^${inWords}, `) }),
    tile: (name: string) => section.getByRole('link', { name, exact: true }),
    previous: section.getByRole('link', { name: /^Previous / }),
    next: section.getByRole('link', { name: /^Next / }),
    choosable: (period: string) => grid(period).getByRole('link', { disabled: false }),
    closed: (period: string) => grid(period).getByRole('link', { disabled: true }),
    title: section.getByRole('link', { name: /, choose a / }),
    /** Is there while a day that was asked for has not arrived. */
    busy: section.locator('[aria-busy="true"]'),
  };
}

/** Opens a page with the calendar and waits until its script has made the tiles one tab stop. */
export async function openCalendar(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(calendar(page).section.locator('a[tabindex="0"]')).toHaveCount(1);
}

/** Goes up by the title, through the views called `periods`. */
export async function goUp(page: Page, ...periods: readonly string[]): Promise<void> {
  const { grid, title } = calendar(page);
  for (const period of periods) {
    await title.click();
    await expect(grid(period)).toBeVisible();
  }
}

type Step = readonly [key: string, to: string];

/** Presses keys one after the other, each of which leads to the link of its name. */
export async function expectWalk(
  { keyboard }: Page,
  steps: readonly Step[],
  link: (name: string) => Locator,
): Promise<void> {
  for (const [number, [key, to]] of steps.entries()) {
    await keyboard.press(key);
    await expect(link(to), `key ${number}, ${key}`).toBeFocused();
  }
}

/** The steps of keys none of which leads away. */
export function staysOn(tile: string, ...keys: readonly string[]): readonly Step[] {
  return keys.map((key) => [key, tile]);
}

/** The page of a day is there, opened or loaded. */
export async function expectDay(page: Page, date: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Time Slots for ${date}`);
}

/** Waits until the page has nothing left to do. */
export async function becomeIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
