import { Component, type ReactNode } from 'react';
import { RenderErrorCard } from '../app/render-error-card';

interface Props {
  /** Another value is another page, which gets its own chance. */
  page: string;
  children: ReactNode;
}

/** Keeps what a pillar's page throws while it renders inside the panel it is in. Key it by the pillar. */
export class RenderBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.page !== this.props.page) this.retry();
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? <RenderErrorCard onRetry={this.retry} /> : this.props.children;
  }
}
