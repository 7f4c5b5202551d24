import { useSyncExternalStore } from 'react';

function onFragmentChange(listener: () => void): () => void {
  const handleChange = () => {
    // On Back, Next ignores an entry that the browser added for another link in this tab, unless `replaceState` adopts it.
    if (window.history.state === null) window.history.replaceState(null, '', window.location.href);
    listener();
  };
  window.addEventListener('hashchange', handleChange);
  return () => window.removeEventListener('hashchange', handleChange);
}

/** The URL's fragment, without the `#`. Empty on the server and during hydration. */
export function useFragment(): string {
  return useSyncExternalStore(
    onFragmentChange,
    () => window.location.hash.slice(1),
    () => '',
  );
}
