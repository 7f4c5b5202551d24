import {
  Activity,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadChunk } from '@/lib/load-chunk';
import { ErrorBoundary, Thrown } from './error-boundary';
import { RetryNotice } from './retry-notice';
import { useIsHydrating } from './use-is-hydrating';

type LazyComponent<Properties> = {
  readonly name: string;
  readonly importComponent: () => Promise<ComponentType<Properties>>;
  /** Shown where there is no HTML from the server. */
  readonly fallback: ReactNode;
  readonly failure: { readonly besideHtml: string; readonly alone: string };
};

/**
 * A component in a chunk called `name`, whose HTML from the server stays until the chunk hydrates it.
 * `chunk.load` loads it once, and again after a failure; it rejects with a `ChunkLoadError`.
 * `chunk.preload` does so without waiting or errors, and nothing on the server.
 */
export function lazyChunk<Properties extends object>({
  name,
  importComponent,
  fallback,
  failure,
}: LazyComponent<Properties>) {
  const isServer = typeof window === 'undefined';
  let attempt: Promise<ComponentType<Properties>> | undefined;
  let arrive: (component: ComponentType<Properties>) => void = () => {};
  // Never rejects: after a failure the server's HTML stays.
  const arrival = new Promise<ComponentType<Properties>>((resolve) => {
    arrive = resolve;
  });
  const Content = lazy(async () => ({ default: await (isServer ? importComponent() : arrival) }));

  function load() {
    if (attempt) return attempt;
    attempt = loadChunk(name, importComponent);
    attempt.then(arrive, () => {
      attempt = undefined;
    });
    return attempt;
  }

  function preload() {
    if (!isServer) load().catch(() => undefined);
  }

  function Component(props: Properties) {
    const isHydrating = useIsHydrating();
    const [hasHtml] = useState(isHydrating);
    const [error, setError] = useState<Error>();
    // Earlier than the effect; after a failure the visitor is asked first.
    if (!error) preload();
    useEffect(() => void load().catch(setError), []);

    function retry() {
      setError(undefined);
      load().catch(setError);
    }

    // A new element before the chunk has come would lose the HTML. `Activity` hydrates separately, while
    // `Suspense` would hide more than 12,800 bytes until a script runs.
    const content = useMemo(() => {
      const element = <Content {...props} />;
      if (hasHtml) return <Activity>{element}</Activity>;
      return <Suspense fallback={fallback}>{element}</Suspense>;
    }, [hasHtml, props]);
    const sentence = hasHtml ? failure.besideHtml : failure.alone;
    return (
      <>
        {(hasHtml || !error) && content}
        {error && (
          <ErrorBoundary fallback={<RetryNotice sentence={sentence} onRetry={retry} />}>
            <Thrown error={error} />
          </ErrorBoundary>
        )}
      </>
    );
  }

  return { chunk: { load, preload }, Component };
}
