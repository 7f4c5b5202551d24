import { Component, createRef, type ReactNode } from 'react';
import styles from './error-boundary.module.css';

type Properties = {
  readonly fallback: ReactNode;
  /** Keeps the server's HTML, which works without JavaScript. */
  readonly keepsHtml?: boolean;
  readonly children: ReactNode;
};

export class ErrorBoundary extends Component<Properties, { readonly hasError: boolean }> {
  override state = { hasError: false };
  readonly #place = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  /** React calls this before it removes the elements. */
  override getSnapshotBeforeUpdate(): readonly Node[] {
    const isToKeep = this.state.hasError && this.props.keepsHtml;
    return isToKeep ? [...(this.#place.current?.childNodes ?? [])] : [];
  }

  /** Puts the elements back without React, so that typed and ticked values stay. */
  override componentDidUpdate(_props: Properties, _state: unknown, kept: readonly Node[]) {
    this.#place.current?.append(...kept);
  }

  override render() {
    const { children, fallback } = this.props;
    const { hasError } = this.state;
    return (
      <>
        <div ref={this.#place} className={styles.place}>
          {!hasError && children}
        </div>
        {hasError && fallback}
      </>
    );
  }
}
