import { Component, type ReactNode } from 'react';
import { RetryNotice } from './retry-notice';

type Properties = {
  /** A chunk that did not load, as `loadChunk` threw it. */
  readonly error: unknown;
  /** What the visitor is told about it. */
  readonly sentence: string;
  readonly onRetry: () => void;
};

/** Tells of a part of the page that did not load and offers another try; the rest of it goes on. */
export function ChunkErrorNotice({ error, sentence, onRetry }: Properties) {
  return (
    <ErrorBoundary fallback={<RetryNotice sentence={sentence} onRetry={onRetry} />}>
      <Thrown error={error} />
    </ErrorBoundary>
  );
}

/** Thrown while rendering, so that React reports it like any other error that a boundary catches. */
function Thrown({ error }: { error: unknown }): ReactNode {
  throw error;
}

class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
