import type { Route } from '@playwright/test';

/** Holds the requests it is given, as a slow network does, until they are released; `end` ends them. */
export function held(end = (route: Route) => route.continue()) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (route: Route) => released.then(() => end(route));
  return { release: () => release(), hold };
}
