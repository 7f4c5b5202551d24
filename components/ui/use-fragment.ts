import { useSyncExternalStore } from 'react';

function onFragmentChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The URL's fragment, without the `#`. Empty on the server and during hydration. */
export function useFragment(): string {
  return useSyncExternalStore(
    onFragmentChange,
    () => window.location.hash.slice(1),
    () => '',
  );
}
