import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Alert } from '../alert';

interface FailureBoundaryProps {
  /** Fallback for the part that failed. */
  message: string;
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** An error boundary: shows a message instead of a part of a page that throws while it renders. */
export const FailureBoundary = ({ message, onFailure, children }: FailureBoundaryProps) => (
  <ErrorBoundary
    onError={onFailure}
    fallback={
      <Alert status="danger" readOnly>
        {message}
      </Alert>
    }
  >
    {children}
  </ErrorBoundary>
);
