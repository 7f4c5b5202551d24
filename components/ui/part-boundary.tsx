import { Component, startTransition, type ReactNode } from 'react';
import { PartError } from '@/lib/load-part';
import { PartTrouble } from './part-trouble';

type Properties = {
  /** What the visitor is told about the part that did not come. */
  readonly sentence: string;
  /** Asks for it again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
};

type State = { readonly error: unknown };

/** Says that a part of the page did not load and offers to try again; the rest of the page goes on. */
export class PartBoundary extends Component<Properties, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  retry = () => {
    this.props.onRetry();
    // In a transition, so that what stands here stays until the part has come.
    startTransition(() => this.setState({ error: undefined }));
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof PartError)) throw error;
    return <PartTrouble sentence={this.props.sentence} onRetry={this.retry} />;
  }
}
