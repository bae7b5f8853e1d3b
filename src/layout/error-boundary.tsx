'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  /** What the router shows: another address ends the error. */
  address: string;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  address: string;
  error?: unknown;
  failed: boolean;
}

/**
 * Shows a fallback in place of children that threw, until the router shows another address. The
 * fallback is a whole document: React takes all attributes off `<html>` when it puts one document in
 * place of another, so what scripts have noted there is carried over.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address, failed: false };

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, failed: false };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override getSnapshotBeforeUpdate(_props: Props, { failed }: State): DOMStringMap | null {
    return failed === this.state.failed ? null : { ...document.documentElement.dataset };
  }

  override componentDidUpdate(_props: Props, _state: State, marks: DOMStringMap | null) {
    if (marks) Object.assign(document.documentElement.dataset, marks);
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
