import { Activity, lazy, Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '@/lib/load-chunk';
import actionStyles from './action.module.css';
import { ErrorBoundary, Part } from './error-boundary';
import noticeStyles from './notice.module.css';
import { isPlainPage, plainPage } from './plain-page';
import { useIsHydrating } from './use-is-hydrating';

type LazyChunkOptions<Props> = {
  readonly name: string;
  readonly importComponent: () => Promise<ComponentType<Props>>;
  /** Shown while the chunk loads, unless the server's HTML is on the page. */
  readonly fallback: ReactNode;
  readonly noun: string;
  /** Says what still works if the chunk did not load, because the server's HTML is on the page. */
  readonly reassurance: string;
};

/**
 * The server's HTML stays until the chunk hydrates it, and stays if the chunk does not load. Later props are ignored.
 * @returns the component, and `load`, which loads the chunk once, or again after a failure
 */
export function lazyChunk<Props extends object>({
  name,
  importComponent,
  fallback,
  noun,
  reassurance,
}: LazyChunkOptions<Props>) {
  const isServer = typeof window === 'undefined';
  let pendingLoad: Promise<unknown> | undefined;
  let resolveComponent: (component: ComponentType<Props>) => void = () => {};
  // Never rejects, so that the server's HTML stays after a failure.
  const loaded = new Promise<ComponentType<Props>>((resolve) => {
    resolveComponent = resolve;
  });
  const Content = lazy(async () => ({ default: await (isServer ? importComponent() : loaded) }));

  function load(): Promise<unknown> {
    if (pendingLoad) return pendingLoad;
    const promise = loadChunk(name, importComponent);
    pendingLoad = promise;
    promise.then(resolveComponent, () => {
      pendingLoad = undefined;
    });
    return promise;
  }

  function Component(props: Props) {
    const isHydrating = useIsHydrating();
    const [hasHtml] = useState(isHydrating);
    const [{ number, promise }, setAttempt] = useState(() => ({
      number: 1,
      promise: isServer || (hasHtml && isPlainPage()) ? undefined : load(),
    }));
    // React discards the HTML if the element changes before the chunk has loaded. `Activity` shows the HTML at
    // once, but `Suspense` would hide HTML larger than 12,800 bytes until a script runs.
    const [content] = useState(() => {
      const element = <Content {...props} />;
      return hasHtml ? <Activity>{element}</Activity> : <Suspense>{element}</Suspense>;
    });

    function retry() {
      setAttempt({ number: number + 1, promise: load() });
    }

    return (
      <>
        <Part
          sentence={`The ${noun} stopped working.`}
          otherWays={
            <a href={plainPage} className={actionStyles.quiet}>
              Use the simple version
            </a>
          }
        >
          {content}
        </Part>
        {promise && !isHydrating && (
          <ErrorBoundary
            key={number}
            fallback={
              <div className={hasHtml ? noticeStyles.notice : noticeStyles.failure}>
                <p role="alert" className={noticeStyles.sentence}>
                  {hasHtml
                    ? `A part of the ${noun} did not load. ${reassurance}`
                    : `The ${noun} did not load.`}
                </p>
                <button type="button" className={actionStyles.quiet} onClick={retry}>
                  Try again
                </button>
              </div>
            }
          >
            <Suspense fallback={!hasHtml && fallback}>
              <WaitForChunk promise={promise} />
            </Suspense>
          </ErrorBoundary>
        )}
      </>
    );
  }

  return { load, Component };
}

/** Suspends until the chunk has loaded, and throws if it fails. */
function WaitForChunk({ promise }: { promise: Promise<unknown> }): null {
  use(promise);
  return null;
}
