import type { Route } from '@playwright/test';

export function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (route: Route) => released.then(() => route.continue());
  return { release: () => release(), hold };
}
