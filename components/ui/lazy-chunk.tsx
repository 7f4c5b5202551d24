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
  /** Shown while the chunk loads, unless there is HTML from the server. */
  readonly fallback: ReactNode;
  /** Shown if the chunk fails to load; `crash` if its component throws. */
  readonly failure: Sentences;
  readonly crash: Sentences;
};

type Sentences = { readonly besideHtml: string; readonly alone: string };

/**
 * HTML from the server stays until the chunk hydrates it, or if the chunk fails. Later props are ignored.
 * @returns the component, and `load`, which loads the chunk once, or again after a failure
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
  // Never rejects, so that the server's HTML stays after a failure.
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
    // A new element before the chunk arrives would lose the HTML. `Activity` hydrates on its own; `Suspense`
    // would hide more than 12,800 bytes until a script runs.
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
            fallback={<RetryNotice sentence={sentence} isMinor={hasHtml} onRetry={retry} />}
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

/** HTML from the server still works; without it, the page must be loaded again. */
function CrashNotice({ besideHtml, alone, hasHtml }: Sentences & { hasHtml: boolean }) {
  return (
    <div className={hasHtml ? noticeStyles.notice : noticeStyles.failure}>
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

/** Suspends until the chunk has loaded, and throws if it fails. */
function Arrival({ loading }: { loading: Promise<unknown> }): null {
  use(loading);
  return null;
}
