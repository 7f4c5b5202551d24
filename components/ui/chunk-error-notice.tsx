import { Component, type ReactNode } from 'react';
import { RetryNotice } from './retry-notice';

type Properties = {
  readonly error: unknown;
  readonly sentence: string;
  readonly onRetry: () => void;
};

export function ChunkErrorNotice({ error, sentence, onRetry }: Properties) {
  return (
    <ErrorBoundary fallback={<RetryNotice sentence={sentence} onRetry={onRetry} />}>
      <Thrown error={error} />
    </ErrorBoundary>
  );
}

/** Throws while rendering, so that an error boundary catches it. */
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
