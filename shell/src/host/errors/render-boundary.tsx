import { Component, type ContextType, type ReactNode } from 'react';
import { RenderErrorCard } from './render-error-card';
import { ReportsContext } from '../observe/reports-context';
import { AnswerPage } from './answer-page';

interface Props {
  /** Another value is another page, which gets its own chance. */
  page: string;
  children: ReactNode;
}

/**
 * Keeps what a pillar's page throws while it renders inside the panel it is in. Key it by the pillar. A thrown answer,
 * from notFound() or redirectTo(), is shown as what it says.
 */
export class RenderBoundary extends Component<Props, { error: unknown }> {
  static override contextType = ReportsContext;
  declare context: ContextType<typeof ReportsContext>;
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof Response)) void this.context?.reportError(error, { kind: 'render' });
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error !== undefined && before.page !== this.props.page) this.retry();
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return error instanceof Response ? <AnswerPage answer={error} /> : <RenderErrorCard onRetry={this.retry} />;
  }
}
