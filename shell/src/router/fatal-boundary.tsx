import { Component, type ReactNode } from 'react';
import { FatalPage } from '../pages/fatal-page';

/** The last boundary: what breaks the shell itself. */
export class FatalBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FatalPage onReload={() => location.reload()} /> : this.props.children;
  }
}
