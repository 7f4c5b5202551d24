import { lazy, useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '@/lib/load-chunk';

export type Chunk = {
  /** Loads it once, and again after a failure; rejects with a `ChunkLoadError`. */
  readonly load: () => Promise<unknown>;
  /** Loads it without waiting or errors; does nothing on the server. */
  readonly preload: () => void;
};

/** A component in a chunk called `name`, to be rendered in a `ChunkBoundary`. */
export function lazyChunk<Properties extends object>(
  name: string,
  importComponent: () => Promise<ComponentType<Properties>>,
) {
  const isServer = typeof window === 'undefined';
  let attempt: Promise<ComponentType<Properties>> | undefined;
  let arrive: (component: ComponentType<Properties>) => void = () => {};
  // Never rejects: after a failure the server's HTML stays.
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

/** Loads a chunk on mount; `error` says why it failed. */
export function useChunk({ load }: Chunk) {
  const [error, setError] = useState<Error>();
  useEffect(() => void load().catch(setError), [load]);

  function retry() {
    setError(undefined);
    load().catch(setError);
  }
  return { error, retry };
}
