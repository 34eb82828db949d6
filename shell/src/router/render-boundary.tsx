import { Component, type ReactNode } from 'react';
import { RenderErrorCard } from '../app/render-error-card';

interface Props {
  children: ReactNode;
}

/** Keeps what a pillar's page throws while it renders inside the panel it is in. Give it the page's key. */
export class RenderBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <RenderErrorCard onRetry={() => this.setState({ failed: false })} />;
  }
}
