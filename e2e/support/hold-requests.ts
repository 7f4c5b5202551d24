import type { Page } from '@playwright/test';

/** Holds matching requests. @returns a function that lets them through */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  method = 'GET',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) =>
    route.request().method() === method ? released.then(() => route.continue()) : route.fallback(),
  );
  return release;
}

/** Holds the posts of a page's forms. @returns a function that lets them through */
export function holdPosts(page: Page): Promise<() => void> {
  return holdRequests(page, /\/(timeslots\/|ask)/, 'POST');
}
