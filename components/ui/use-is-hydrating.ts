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
