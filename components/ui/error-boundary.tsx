import { Component, createRef, type ReactNode } from 'react';
import styles from './error-boundary.module.css';

type Properties = {
  readonly fallback: ReactNode;
  /** Leaves the elements that stood there, for HTML from the server, which works without a script. */
  readonly keepsHtml?: boolean;
  readonly children: ReactNode;
};

/** Shows `fallback` once its children have thrown. */
export class ErrorBoundary extends Component<Properties, { readonly hasError: boolean }> {
  override state = { hasError: false };
  readonly #place = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  /** React calls this before it takes the elements out. */
  override getSnapshotBeforeUpdate(): readonly Node[] {
    const isToKeep = this.state.hasError && this.props.keepsHtml;
    return isToKeep ? [...(this.#place.current?.childNodes ?? [])] : [];
  }

  /** The elements come back without React, with what was typed and ticked. */
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
