'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  /** URL that the router shows. When the URL changes, the children are rendered again. */
  address: string;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  address: string;
  error?: unknown;
  hasFailed: boolean;
}

/**
 * Shows a fallback instead of children that threw, until the router shows another URL. The fallback is a
 * complete document, and React removes all attributes of `<html>` when one document replaces another. The
 * `data-` attributes that scripts have set there are therefore read before the update and set again after
 * it.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address, hasFailed: false };

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, hasFailed: false };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override getSnapshotBeforeUpdate(_props: Props, { hasFailed }: State): DOMStringMap | null {
    return hasFailed === this.state.hasFailed ? null : { ...document.documentElement.dataset };
  }

  override componentDidUpdate(_props: Props, _state: State, dataset: DOMStringMap | null) {
    if (dataset) Object.assign(document.documentElement.dataset, dataset);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
