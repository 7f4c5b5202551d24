import { Component, type ReactNode } from 'react';

type Props = { readonly fallback: ReactNode; readonly children: ReactNode };

export class ErrorBoundary extends Component<Props, { readonly hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasError ? fallback : children;
  }
}
