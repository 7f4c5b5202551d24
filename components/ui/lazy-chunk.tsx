import { Activity, lazy, Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import noticeStyles from '@/components/alert/notice.module.css';
import { loadChunk } from '@/lib/load-chunk';
import actionStyles from './action.module.css';
import { ErrorBoundary } from './error-boundary';
import { RetryNotice } from './retry-notice';
import { useIsHydrating } from './use-is-hydrating';

type LazyComponent<Properties> = {
  readonly name: string;
  readonly importComponent: () => Promise<ComponentType<Properties>>;
  /** Shown where there is no HTML from the server. */
  readonly fallback: ReactNode;
  /** Shown when the chunk does not come; `crash` when its component throws. */
  readonly failure: Sentences;
  readonly crash: Sentences;
};

type Sentences = { readonly besideHtml: string; readonly alone: string };

/**
 * A component in a chunk called `name`. Its HTML from the server stays until the chunk hydrates it, and
 * stays where the chunk fails. Its props are those of its first render.
 *
 * @returns the component, and `load`, which loads the chunk once and again after a failure
 */
export function lazyChunk<Properties extends object>({
  name,
  importComponent,
  fallback,
  failure,
  crash,
}: LazyComponent<Properties>) {
  const isServer = typeof window === 'undefined';
  let attempt: Promise<unknown> | undefined;
  let arrive: (component: ComponentType<Properties>) => void = () => {};
  // Never rejects: after a failure the server's HTML stays.
  const arrival = new Promise<ComponentType<Properties>>((resolve) => {
    arrive = resolve;
  });
  const Content = lazy(async () => ({ default: await (isServer ? importComponent() : arrival) }));

  function load(): Promise<unknown> {
    if (attempt) return attempt;
    const loading = loadChunk(name, importComponent);
    attempt = loading;
    loading.then(arrive, () => {
      attempt = undefined;
    });
    return attempt;
  }

  function Component(props: Properties) {
    const isHydrating = useIsHydrating();
    const [hasHtml] = useState(isHydrating);
    const [{ number, loading }, setAttempt] = useState(() => ({
      number: 1,
      loading: isServer ? undefined : load(),
    }));
    // A new element before the chunk has come would lose the HTML. `Activity` hydrates by itself, while
    // `Suspense` would hide more than 12,800 bytes until a script runs.
    const [content] = useState(() => {
      const element = <Content {...props} />;
      return hasHtml ? <Activity>{element}</Activity> : <Suspense>{element}</Suspense>;
    });

    function retry() {
      setAttempt({ number: number + 1, loading: load() });
    }

    const sentence = hasHtml ? failure.besideHtml : failure.alone;
    return (
      <>
        <ErrorBoundary keepsHtml={hasHtml} fallback={<CrashNotice {...crash} hasHtml={hasHtml} />}>
          {content}
        </ErrorBoundary>
        {loading && !isHydrating && (
          <ErrorBoundary
            key={number}
            fallback={<RetryNotice sentence={sentence} onRetry={retry} />}
          >
            <Suspense fallback={!hasHtml && fallback}>
              <Arrival loading={loading} />
            </Suspense>
          </ErrorBoundary>
        )}
      </>
    );
  }

  return { load, Component };
}

/** HTML from the server goes on working; without it, the page has to be loaded. */
function CrashNotice({ besideHtml, alone, hasHtml }: Sentences & { hasHtml: boolean }) {
  return (
    <div className={noticeStyles.failure}>
      <p role="alert" className={noticeStyles.sentence}>
        {hasHtml ? besideHtml : alone}
      </p>
      {!hasHtml && (
        <a href={window.location.href} className={actionStyles.quiet}>
          Load this page again
        </a>
      )}
    </div>
  );
}

/** Suspends until a chunk has come, and throws where it has failed. */
function Arrival({ loading }: { loading: Promise<unknown> }): null {
  use(loading);
  return null;
}
