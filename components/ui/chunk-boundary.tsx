'use client';

import { Activity, Suspense, useMemo, useState, type ReactNode } from 'react';
import { ChunkErrorNotice } from './chunk-error-notice';
import { useChunk, type Chunk } from './lazy-chunk';
import { useIsHydrating } from './use-is-hydrating';

type Properties = {
  readonly chunk: Chunk;
  /** Stands in for the component on a page that was opened in place, and has no HTML of it. */
  readonly fallback: ReactNode;
  /** What is said of a chunk that does not come: beside the server's HTML, or where there is none. */
  readonly failure: { readonly besideHtml: string; readonly alone: string };
  /** The chunk's component. A new element, given before the chunk has come, would lose the HTML. */
  readonly children: ReactNode;
};

/**
 * Keeps the server's HTML of a lazy component until its chunk has come to take it over, or for good.
 * `Activity` hydrates by itself; in a `Suspense` the server would hide more than 12,800 bytes until a
 * script shows them. React documents neither; `form-chunk.spec.ts` and `calendar-chunk.spec.ts` notice a change.
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
      {error && <ChunkErrorNotice error={error} sentence={sentence} onRetry={retry} />}
    </>
  );
}
