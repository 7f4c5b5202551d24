'use client';

import { Activity, Suspense, useMemo, useState, type ReactNode } from 'react';
import { ErrorBoundary, Thrown } from './error-boundary';
import { useChunk, type Chunk } from './lazy-chunk';
import { RetryNotice } from './retry-notice';
import { useIsHydrating } from './use-is-hydrating';

type Properties = {
  readonly chunk: Chunk;
  /** Shown where there is no HTML from the server. */
  readonly fallback: ReactNode;
  readonly failure: { readonly besideHtml: string; readonly alone: string };
  /** A new element before the chunk has come would lose the HTML. */
  readonly children: ReactNode;
};

/**
 * Keeps a lazy component's server HTML until its chunk hydrates it. `Activity` hydrates separately, while
 * `Suspense` would hide more than 12,800 bytes until a script runs.
 */
export function ChunkBoundary({ chunk, fallback, failure, children }: Properties) {
  const isHydrating = useIsHydrating();
  const [hasHtml] = useState(isHydrating);
  const { error, retry } = useChunk(chunk);
  const content = useMemo(() => {
    if (hasHtml) return <Activity>{children}</Activity>;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }, [hasHtml, fallback, children]);
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
