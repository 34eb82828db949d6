import { Component, type ReactNode } from 'react';
import type { Reports } from '../observe/reports';
import { FatalPage } from './fatal-page';

interface Props {
  reports: Pick<Reports, 'reportError'>;
  children: ReactNode;
}

/** The last boundary: what breaks the shell itself. */
export class FatalBoundary extends Component<Props, { failed: boolean; reported: boolean }> {
  override state = { failed: false, reported: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    void this.props.reports.reportError(error, { kind: 'fatal' }).then((reported) => this.setState({ reported }));
  }

  override render() {
    const { failed, reported } = this.state;
    return failed ? <FatalPage reported={reported} onReload={() => location.reload()} /> : this.props.children;
  }
}
