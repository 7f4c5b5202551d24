import { expect, type Page } from '@playwright/test';
import { failedSentence } from '@/lib/request/sentences';
import { holdPosts } from './hold-requests';
import type { Parent } from './parent';

export const failingOnce = { kind: 'respond', status: 503, times: 1 };

export function failureOn(page: Page) {
  return page.getByRole('alert').filter({ hasText: failedSentence });
}

/** Submits the form, and leaves the page while the request is held. @returns a function that releases it */
async function submitAndLeave(parent: Parent, link: string, heading: string) {
  const { page } = parent;
  const release = await holdPosts(page);
  await parent.submit();
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  return release;
}

export const submitAndGoHome = (parent: Parent) => submitAndLeave(parent, 'Home', 'About Me');
export const submitAndGoToNextDay = (parent: Parent) =>
  submitAndLeave(parent, 'Day after: Wed, Jul 16', 'Time Slots for 2025-07-16');

/** Submits a form whose request will fail, and goes home meanwhile. @returns a function that releases the request */
export async function failAndGoHome(parent: Parent): Promise<() => void> {
  await parent.injectFault(failingOnce);
  await parent.fillIn();
  return submitAndGoHome(parent);
}
