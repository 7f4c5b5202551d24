import { Component, type ReactNode } from 'react';

/** Shows `fallback` once its children have thrown. */
export class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}

/** Throws while rendering, so that an error boundary catches what failed elsewhere. */
export function Thrown({ error }: { error: unknown }): ReactNode {
  throw error;
}
