import type { Page } from '@playwright/test';

/** The fragment of a request for two times on two days, of which one time is open. */
export const request = 'd=2025-08-07.2025-08-08&t=0900.1700&l=Weekly&e=&p=ext.%205&r=K7Q2M';

/** A day, or one of its times. */
export function box(page: Page, name: string) {
  return page.getByRole('checkbox', { name, exact: true });
}

export function ticked(page: Page) {
  return page.getByRole('checkbox', { checked: true });
}
