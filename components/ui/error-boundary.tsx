import { Component, createRef, type ReactNode } from 'react';
import styles from './error-boundary.module.css';

type Props = {
  readonly fallback: ReactNode;
  /** After an error, keeps the server's HTML, which works without JavaScript. */
  readonly keepsHtml?: boolean;
  readonly children: ReactNode;
};

export class ErrorBoundary extends Component<Props, { readonly hasError: boolean }> {
  override state = { hasError: false };
  readonly #container = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  /** React calls this before it removes the elements. */
  override getSnapshotBeforeUpdate(): readonly Node[] {
    const shouldKeep = this.state.hasError && this.props.keepsHtml;
    return shouldKeep ? [...(this.#container.current?.childNodes ?? [])] : [];
  }

  /** Puts the elements back without React, so that typed text and checked boxes stay. */
  override componentDidUpdate(_props: Props, _state: unknown, kept: readonly Node[]) {
    this.#container.current?.append(...kept);
  }

  override render() {
    const { children, fallback } = this.props;
    const { hasError } = this.state;
    return (
      <>
        <div ref={this.#container} className={styles.container}>
          {!hasError && children}
        </div>
        {hasError && fallback}
      </>
    );
  }
}
