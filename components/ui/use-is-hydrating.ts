import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};

/** Whether a component is rendered by the server, or for the first time over the server's HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    noopSubscribe,
    () => false,
    () => true,
  );
}
