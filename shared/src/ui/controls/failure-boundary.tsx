import { Component, type ReactNode } from 'react';
import { Alert } from '../alert';

interface FailureBoundaryProps {
  /** What is said in place of what failed. */
  message: string;
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps what a part of a page throws while it renders inside that part, and says so there. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Alert status="danger" readOnly>
        {this.props.message}
      </Alert>
    );
  }
}
