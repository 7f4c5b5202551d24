import { expect, type Locator, type Page } from '@playwright/test';

export function calendar(page: Page) {
  const section = page.getByRole('region', { name: 'Choose a date!' });
  const grid = (period: string) => section.getByRole('grid', { name: period, exact: true });
  return {
    section,
    grid,
    days: section.getByRole('link', { name: /^\w+day, \w+ \d+, \d{4}, / }),
    /** @param inWords such as `Tuesday, July 15, 2025`, or a pattern of it */
    dayLink: (inWords: string) => section.getByRole('link', { name: new RegExp(`^${inWords}, `) }),
    tile: (name: string) => section.getByRole('link', { name, exact: true }),
    previous: section.getByRole('link', { name: /^Previous / }),
    next: section.getByRole('link', { name: /^Next / }),
    choosable: (period: string) => grid(period).getByRole('link', { disabled: false }),
    closed: (period: string) => grid(period).getByRole('link', { disabled: true }),
    title: section.getByRole('link', { name: /, choose a / }),
  };
}

/** Opens a page and waits for the calendar's script, which makes the tiles one tab stop. */
export async function openCalendar(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(calendar(page).section.locator('a[tabindex="0"]')).toHaveCount(1);
}

export async function goUp(page: Page, ...periods: readonly string[]): Promise<void> {
  const { grid, title } = calendar(page);
  for (const period of periods) {
    await title.click();
    await expect(grid(period)).toBeVisible();
  }
}

type Step = readonly [key: string, to: string];

/** Each key moves the focus to the link of its name. */
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

export function staysOn(tile: string, ...keys: readonly string[]): readonly Step[] {
  return keys.map((key) => [key, tile]);
}

export async function expectDay(page: Page, date: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Time Slots for ${date}`);
}

export async function becomeIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
