import { lazy, useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '@/lib/load-chunk';

/** A chunk of script that comes later than its page, and can be asked for before it is needed. */
export type Chunk = {
  /**
   * Asks for it: once, and anew after a failure.
   *
   * @throws {ChunkLoadError} where it does not come
   */
  readonly load: () => Promise<unknown>;
  /** The same without waiting, and without telling of a failure; nothing on the server. */
  readonly preload: () => void;
};

/**
 * A component in a chunk of its own, to stand in a `ChunkBoundary`.
 *
 * @param name what the error calls the chunk
 * @param importComponent imports it
 */
export function lazyChunk<Properties extends object>(
  name: string,
  importComponent: () => Promise<ComponentType<Properties>>,
) {
  const isServer = typeof window === 'undefined';
  let attempt: Promise<ComponentType<Properties>> | undefined;
  let arrive: (component: ComponentType<Properties>) => void = () => {};
  // Of whichever attempt succeeds; it never rejects, since a failure leaves the server's HTML alone.
  const arrival = new Promise<ComponentType<Properties>>((resolve) => {
    arrive = resolve;
  });

  function load() {
    if (attempt) return attempt;
    attempt = loadChunk(name, importComponent);
    attempt.then(arrive, () => {
      attempt = undefined;
    });
    return attempt;
  }

  const chunk: Chunk = { load, preload: () => void (isServer || load().catch(() => {})) };
  const Component = lazy(async () => ({ default: await (isServer ? importComponent() : arrival) }));
  return { chunk, Component };
}

/** Loads a chunk with the component that needs it. `error` is why it did not come, if it did not. */
export function useChunk({ load }: Chunk) {
  const [error, setError] = useState<Error>();
  useEffect(() => void load().catch(setError), [load]);

  function retry() {
    setError(undefined);
    load().catch(setError);
  }
  return { error, retry };
}
