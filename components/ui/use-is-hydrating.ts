import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};

/** Whether this is the server's render or the first one over its HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
    () => false,
    () => true,
  );
}
