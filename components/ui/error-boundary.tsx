'use client';

import { Activity, Component, type ReactNode } from 'react';
import actionStyles from './action.module.css';
import noticeStyles from './notice.module.css';

type Props = { readonly fallback: ReactNode; readonly children: ReactNode };

/** `catchError` of `next/error` would add a request and 2.7 KB of script to every page. */
export class FallbackBoundary extends Component<Props, { readonly hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.hasError ? fallback : children;
  }
}

/**
 * A part of a page. `Activity` lets it hydrate on its own, so that the rest of the page does not wait for it, and stays
 * if the part differs from the server's HTML. (`Suspense` would hide HTML of more than 12,800 bytes until a script runs.)
 * If the part throws, `sentence` takes its place, with a full page load to try again and `otherWays`.
 */
export function ErrorBoundary({
  sentence,
  otherWays,
  children,
}: {
  sentence: string;
  otherWays?: ReactNode;
  children: ReactNode;
}) {
  const fallback = (
    <div className={noticeStyles.failure}>
      <p role="alert" tabIndex={-1} className={noticeStyles.sentence}>
        {sentence}
      </p>
      <div className={noticeStyles.actions}>
        <button
          type="button"
          className={actionStyles.quiet}
          onClick={() => window.location.reload()}
        >
          Load this page again
        </button>
        {otherWays}
      </div>
    </div>
  );
  return (
    <FallbackBoundary fallback={fallback}>
      <Activity>{children}</Activity>
    </FallbackBoundary>
  );
}
