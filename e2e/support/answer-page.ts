import type { Page } from '@playwright/test';

/** A request for two times on two days, of which one time is open. */
export const request = {
  dates: ['2025-08-07', '2025-08-08'],
  times: ['9:00 AM', '5:00 PM'],
  lessonTypes: ['Weekly'],
  phone: 'ext. 5',
} as const;

/** A day, or one of its times. */
export function box(page: Page, name: string) {
  return page.getByRole('checkbox', { name, exact: true });
}

export function checkedBoxes(page: Page) {
  return page.getByRole('checkbox', { checked: true });
}
