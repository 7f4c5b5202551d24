import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};

/** True on the server and during hydration. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
    () => false,
    () => true,
  );
}

/** The class of what does nothing before hydration. */
export function useNeedsScript(): string {
  return useIsHydrating() ? 'needs-script' : '';
}
