import type { Page, Route } from '@playwright/test';

export function createHold() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (route: Route) => released.then(() => route.continue());
  return { release: () => release(), hold };
}

/** Holds the posts of a page's forms. @returns a function that lets them through */
export async function holdPosts(page: Page): Promise<() => void> {
  const { release, hold } = createHold();
  await page.route(/\/(timeslots\/|ask)/, (route) =>
    route.request().method() === 'POST' ? hold(route) : route.fallback(),
  );
  return release;
}
